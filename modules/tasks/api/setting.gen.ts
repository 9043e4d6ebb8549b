// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type AssigneeOption = {
  id: string;
  /** With a suffix: Ada Lang (Doctor). */
  name: string;
  /** Doctor or Patient. */
  type: string;
};

export type QueryResolvers = {
  search_clinic_doctors?: Field<Array<AssigneeOption>, { search_string: string }>;
  search_clinic_doctors_and_patients?: Field<Array<AssigneeOption>, { search_string: string }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
};
