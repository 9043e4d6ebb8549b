// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PatientPlaceQueryVariables = Exact<{
  id: string;
}>;


export type PatientPlaceQuery = { get_patient_info_by_id: { id: string, mailing_addresses: Array<{ postal_code: string, state_or_provice: string }> } | null };


export const PatientPlaceDocument: ApiDocument<PatientPlaceQuery, PatientPlaceQueryVariables> = {
  service: 'registration',
  name: 'PatientPlace',
  query: "query PatientPlace($id: ID!) {\n  get_patient_info_by_id(patientID: $id) {\n    id\n    mailing_addresses {\n      postal_code\n      state_or_provice\n    }\n  }\n}",
};
