// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PickedPatientQueryVariables = Exact<{
  id: string;
}>;


export type PickedPatientQuery = { search_patients: { patient_list: Array<{ id: string, user_patient_id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null }> } };


export const PickedPatientDocument: ApiDocument<PickedPatientQuery, PickedPatientQueryVariables> = {
  service: 'registration',
  name: 'PickedPatient',
  query: "query PickedPatient($id: ID!) {\n  search_patients(where: {id: {equals: $id}}, take: 1) {\n    patient_list {\n      id\n      user_patient_id\n      first_name\n      last_name\n      date_of_birth\n      deceased_date\n    }\n  }\n}",
};
