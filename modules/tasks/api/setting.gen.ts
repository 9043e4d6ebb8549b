// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type AssigneeOption = {
  id: string;
  /** A member with credential or role, a patient with a suffix: Ada Lang (Patient). */
  name: string;
  /** Doctor or Patient. */
  type: string;
};

export type QueryResolvers<Rows = object> = {
  search_clinic_doctors?: Field<Array<Answer<Rows, 'AssigneeOption', AssigneeOption>>, { search_string: string }>;
  search_clinic_doctors_and_patients?: Field<Array<Answer<Rows, 'AssigneeOption', AssigneeOption>>, {
    search_string: string;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    AssigneeOption: AssigneeOption;
  }
>;
