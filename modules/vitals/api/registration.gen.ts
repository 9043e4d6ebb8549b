// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type VitalSignInput = {
  patient_id: string;
  body_temperature?: number | null | undefined;
  pulse_rate?: number | null | undefined;
  respiration_rate?: number | null | undefined;
  blood_pressure_low?: number | null | undefined;
  blood_pressure_high?: number | null | undefined;
  height?: number | null | undefined;
  weight?: number | null | undefined;
  collect_time?: Date | null | undefined;
  confirmed?: boolean | null | undefined;
};

export type VitalSign = {
  patient_id: string;
  collect_time: Date | string;
  collector_doctor_id: string;
  body_temperature?: number | null;
  pulse_rate?: number | null;
  respiration_rate?: number | null;
  blood_pressure_low?: number | null;
  blood_pressure_high?: number | null;
  /** Total inches. */
  height?: number | null;
  weight?: number | null;
};

export type MutationResolvers<Rows = object> = {
  create_vital_sign?: Field<Answer<Rows, 'VitalSign', VitalSign>, { input: VitalSignInput }>;
};

export type Resolvers<Rows = object> = {
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    VitalSign: VitalSign;
  }
>;
