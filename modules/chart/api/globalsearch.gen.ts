// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type ChartNoteKeyword = {
  keyword: string;
};

export type FoundChartNote = {
  id: string;
  chart_note_record_name: string;
  /** The first words of the note as plain text, at most 200 characters. */
  note: string;
  service_date: string;
  clinic_patient: FoundChartPatient;
};

export type FoundChartPatient = {
  id: string;
  first_name: string;
  last_name: string;
};

export type QueryResolvers = {
  searchChartNote?: Field<Array<FoundChartNote>, { data: ChartNoteKeyword }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
};
