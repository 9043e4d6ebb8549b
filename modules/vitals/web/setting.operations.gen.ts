// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VitalInfoInput = {
  vital_name: string;
  vital_unit: string;
  decimals?: number | null | undefined;
  normal_low?: number | null | undefined;
  normal_high?: number | null | undefined;
  plausible_low?: number | null | undefined;
  plausible_high?: number | null | undefined;
};

export type PatientVitalsQueryVariables = Exact<{
  patient_id: string;
}>;


export type PatientVitalsQuery = { get_patient_vital_records: Array<{ vital_info_id: string, vital_name: string, vital_unit: string, code: string | null, decimals: number, is_active: boolean, normal_low: number | null, normal_high: number | null, records: Array<{ id: string, value: number, collect_time: string, collector: string, is_confirmed: boolean, error_time: string | null, error_reason: string | null }> }> };

export type VitalSetupFragment = { vital_info_id: string, vital_name: string, vital_unit: string, code: string | null, decimals: number, normal_low: number | null, normal_high: number | null, plausible_low: number | null, plausible_high: number | null, version: number };

export type ClinicVitalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicVitalsQuery = { get_clinic_vital_info: Array<{ vital_info_id: string, vital_name: string, vital_unit: string, code: string | null, decimals: number, normal_low: number | null, normal_high: number | null, plausible_low: number | null, plausible_high: number | null, version: number }> };

export type VitalsOutOfUseQueryVariables = Exact<{ [key: string]: never; }>;


export type VitalsOutOfUseQuery = { get_inactive_clinic_info: Array<{ vital_info_id: string, vital_name: string, vital_unit: string, code: string | null, decimals: number, normal_low: number | null, normal_high: number | null, plausible_low: number | null, plausible_high: number | null, version: number }> };

export type RecordVitalsMutationVariables = Exact<{
  patient_id: string;
  vital_info_ids: Array<string> | string;
  values: Array<number> | number;
  collect_time?: string | null | undefined;
  confirmed?: Array<string> | string | null | undefined;
}>;


export type RecordVitalsMutation = { create_vital_records: Array<{ id: string }> };

export type MarkVitalInErrorMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type MarkVitalInErrorMutation = { mark_vital_record_in_error: { id: string } };

export type CreateVitalMutationVariables = Exact<{
  input: VitalInfoInput;
}>;


export type CreateVitalMutation = { create_clinic_vital_info: { vital_info_id: string, vital_name: string, vital_unit: string, code: string | null, decimals: number, normal_low: number | null, normal_high: number | null, plausible_low: number | null, plausible_high: number | null, version: number } };

export type UpdateVitalMutationVariables = Exact<{
  vital_info_id: string;
  version: number;
  input: VitalInfoInput;
}>;


export type UpdateVitalMutation = { update_clinic_vital_info: { vital_info_id: string, vital_name: string, vital_unit: string, code: string | null, decimals: number, normal_low: number | null, normal_high: number | null, plausible_low: number | null, plausible_high: number | null, version: number } };

export type TakeVitalOutOfUseMutationVariables = Exact<{
  vital_info_id: string;
}>;


export type TakeVitalOutOfUseMutation = { delete_clinc_vital_info: { vital_info_id: string } };

export type BringVitalBackMutationVariables = Exact<{
  vital_info_id: string;
}>;


export type BringVitalBackMutation = { reactivate_clinc_vital_info: { vital_info_id: string } };

export type SortVitalsMutationVariables = Exact<{
  vital_info_ids: Array<string> | string;
}>;


export type SortVitalsMutation = { sort_clinic_vital_info: Array<{ vital_info_id: string }> };


export const PatientVitalsDocument: ApiDocument<PatientVitalsQuery, PatientVitalsQueryVariables> = {
  service: 'setting',
  name: 'PatientVitals',
  query: "query PatientVitals($patient_id: ID!) {\n  get_patient_vital_records(patient_id: $patient_id) {\n    vital_info_id\n    vital_name\n    vital_unit\n    code\n    decimals\n    is_active\n    normal_low\n    normal_high\n    records {\n      id\n      value\n      collect_time\n      collector\n      is_confirmed\n      error_time\n      error_reason\n    }\n  }\n}",
};

export const ClinicVitalsDocument: ApiDocument<ClinicVitalsQuery, ClinicVitalsQueryVariables> = {
  service: 'setting',
  name: 'ClinicVitals',
  query: "query ClinicVitals {\n  get_clinic_vital_info {\n    ...VitalSetup\n  }\n}\nfragment VitalSetup on VitalInfo {\n  vital_info_id\n  vital_name\n  vital_unit\n  code\n  decimals\n  normal_low\n  normal_high\n  plausible_low\n  plausible_high\n  version\n}",
};

export const VitalsOutOfUseDocument: ApiDocument<VitalsOutOfUseQuery, VitalsOutOfUseQueryVariables> = {
  service: 'setting',
  name: 'VitalsOutOfUse',
  query: "query VitalsOutOfUse {\n  get_inactive_clinic_info {\n    ...VitalSetup\n  }\n}\nfragment VitalSetup on VitalInfo {\n  vital_info_id\n  vital_name\n  vital_unit\n  code\n  decimals\n  normal_low\n  normal_high\n  plausible_low\n  plausible_high\n  version\n}",
};

export const RecordVitalsDocument: ApiDocument<RecordVitalsMutation, RecordVitalsMutationVariables> = {
  service: 'setting',
  name: 'RecordVitals',
  query: "mutation RecordVitals($patient_id: ID!, $vital_info_ids: [ID!]!, $values: [Float!]!, $collect_time: DateTime, $confirmed: [ID!]) {\n  create_vital_records(\n    patient_id: $patient_id\n    vital_info_ids: $vital_info_ids\n    values: $values\n    collect_time: $collect_time\n    confirmed: $confirmed\n  ) {\n    id\n  }\n}",
};

export const MarkVitalInErrorDocument: ApiDocument<MarkVitalInErrorMutation, MarkVitalInErrorMutationVariables> = {
  service: 'setting',
  name: 'MarkVitalInError',
  query: "mutation MarkVitalInError($id: ID!, $reason: String!) {\n  mark_vital_record_in_error(id: $id, reason: $reason) {\n    id\n  }\n}",
};

export const CreateVitalDocument: ApiDocument<CreateVitalMutation, CreateVitalMutationVariables> = {
  service: 'setting',
  name: 'CreateVital',
  query: "mutation CreateVital($input: VitalInfoInput!) {\n  create_clinic_vital_info(input: $input) {\n    ...VitalSetup\n  }\n}\nfragment VitalSetup on VitalInfo {\n  vital_info_id\n  vital_name\n  vital_unit\n  code\n  decimals\n  normal_low\n  normal_high\n  plausible_low\n  plausible_high\n  version\n}",
};

export const UpdateVitalDocument: ApiDocument<UpdateVitalMutation, UpdateVitalMutationVariables> = {
  service: 'setting',
  name: 'UpdateVital',
  query: "mutation UpdateVital($vital_info_id: ID!, $version: Int!, $input: VitalInfoInput!) {\n  update_clinic_vital_info(\n    vital_info_id: $vital_info_id\n    version: $version\n    input: $input\n  ) {\n    ...VitalSetup\n  }\n}\nfragment VitalSetup on VitalInfo {\n  vital_info_id\n  vital_name\n  vital_unit\n  code\n  decimals\n  normal_low\n  normal_high\n  plausible_low\n  plausible_high\n  version\n}",
};

export const TakeVitalOutOfUseDocument: ApiDocument<TakeVitalOutOfUseMutation, TakeVitalOutOfUseMutationVariables> = {
  service: 'setting',
  name: 'TakeVitalOutOfUse',
  query: "mutation TakeVitalOutOfUse($vital_info_id: ID!) {\n  delete_clinc_vital_info(vital_info_id: $vital_info_id) {\n    vital_info_id\n  }\n}",
};

export const BringVitalBackDocument: ApiDocument<BringVitalBackMutation, BringVitalBackMutationVariables> = {
  service: 'setting',
  name: 'BringVitalBack',
  query: "mutation BringVitalBack($vital_info_id: ID!) {\n  reactivate_clinc_vital_info(vital_info_id: $vital_info_id) {\n    vital_info_id\n  }\n}",
};

export const SortVitalsDocument: ApiDocument<SortVitalsMutation, SortVitalsMutationVariables> = {
  service: 'setting',
  name: 'SortVitals',
  query: "mutation SortVitals($vital_info_ids: [ID!]!) {\n  sort_clinic_vital_info(vital_info_ids: $vital_info_ids) {\n    vital_info_id\n  }\n}",
};
