// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type PatientResolvers = {
  default_pharmacy?: Field<string | null>;
};

export type Resolvers = {
  Patient?: PatientResolvers;
};
