// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PatientKeyword = {
  keyword: string;
};

export type FoundPatient = {
  id: string;
  first_name: string;
  last_name: string;
  middle_name?: string | null;
  gender: string;
  /** YYYY-MM-DD. */
  date_of_birth?: string | null;
  /** YYYY-MM-DD; null if alive. */
  deceased_date?: string | null;
  /** The record number. */
  user_patient_id: string;
};

export type QueryResolvers<Rows = object> = {
  searchPatient?: Field<Array<Answer<Rows, 'FoundPatient', FoundPatient>>, { data: PatientKeyword }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    FoundPatient: FoundPatient;
  }
>;
