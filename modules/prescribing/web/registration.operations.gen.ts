// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MedicationRecordInput = {
  patient_id: string;
  drug_name: string;
  frequency?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  type?: string | null | undefined;
  /** Default Drug. */
  record_type?: string | null | undefined;
  eRx_issue_date?: string | null | undefined;
};

export type RecordControlledMedicationMutationVariables = Exact<{
  input: MedicationRecordInput;
}>;


export type RecordControlledMedicationMutation = { add_medication_record: { id: string } };


export const RecordControlledMedicationDocument: ApiDocument<RecordControlledMedicationMutation, RecordControlledMedicationMutationVariables> = {
  service: 'registration',
  name: 'RecordControlledMedication',
  query: "mutation RecordControlledMedication($input: MedicationRecordInput!) {\n  add_medication_record(input: $input) {\n    id\n  }\n}",
};
