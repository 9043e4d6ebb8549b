// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type VitalInfo = {
  vital_info_id: string;
  clinic_id: string;
  vital_name: string;
  vital_unit: string;
  /** The code of a standard vital, e.g. body_temperature; null for a custom one. */
  code?: string | null;
  /** Number of decimals to display. */
  decimals: number;
  normal_low?: number | null;
  normal_high?: number | null;
  plausible_low?: number | null;
  plausible_high?: number | null;
  version: number;
};

export type PatientVital<Rows = object> = {
  vital_info_id: string;
  vital_name: string;
  vital_unit: string;
  code?: string | null;
  decimals: number;
  is_active: boolean;
  /** The patient's normal range, by current age. */
  normal_low?: number | null;
  normal_high?: number | null;
  vital_value: Array<number>;
  /** Unix seconds, parallel to `vital_value`. */
  record_time: Array<number>;
  /** The same values with all details. */
  records: Array<Answer<Rows, 'VitalReading', VitalReading>>;
};

export type VitalReading = {
  id: string;
  vital_info_id: string;
  value: number;
  collect_time: Date | string;
  /** Name of the member who recorded it. */
  collector: string;
  /** Whether it was implausible and confirmed. */
  is_confirmed: boolean;
  error_time?: Date | string | null;
  error_reason?: string | null;
};

export type VitalInfoInput = {
  vital_name: string;
  vital_unit: string;
  decimals?: number | null | undefined;
  normal_low?: number | null | undefined;
  normal_high?: number | null | undefined;
  plausible_low?: number | null | undefined;
  plausible_high?: number | null | undefined;
};

export type QueryResolvers<Rows = object> = {
  get_patient_vital_records?: Field<Array<Answer<Rows, 'PatientVital', PatientVital<Rows>>>, { patient_id: string }>;
  get_clinic_vital_info?: Field<Array<Answer<Rows, 'VitalInfo', VitalInfo>>>;
  get_inactive_clinic_info?: Field<Array<Answer<Rows, 'VitalInfo', VitalInfo>>>;
};

export type MutationResolvers<Rows = object> = {
  create_vital_records?: Field<Array<Answer<Rows, 'VitalReading', VitalReading>>, {
    patient_id: string;
    vital_info_ids: Array<string>;
    values: Array<number>;
    collect_time?: Date | null | undefined;
    confirmed?: Array<string> | null | undefined;
  }>;
  mark_vital_record_in_error?: Field<Answer<Rows, 'VitalReading', VitalReading>, { id: string; reason: string }>;
  create_clinic_vital_info?: Field<Answer<Rows, 'VitalInfo', VitalInfo>, { input: VitalInfoInput }>;
  update_clinic_vital_info?: Field<Answer<Rows, 'VitalInfo', VitalInfo>, {
    vital_info_id: string;
    version: number;
    input: VitalInfoInput;
  }>;
  delete_clinc_vital_info?: Field<Answer<Rows, 'VitalInfo', VitalInfo>, { vital_info_id: string }>;
  reactivate_clinc_vital_info?: Field<Answer<Rows, 'VitalInfo', VitalInfo>, { vital_info_id: string }>;
  sort_clinic_vital_info?: Field<Array<Answer<Rows, 'VitalInfo', VitalInfo>>, { vital_info_ids: Array<string> }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    VitalInfo: VitalInfo;
    PatientVital: PatientVital<Rows>;
    VitalReading: VitalReading;
  }
>;
