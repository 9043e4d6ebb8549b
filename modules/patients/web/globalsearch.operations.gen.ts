// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PatientKeyword = {
  keyword: string;
};

export type SearchPatientQueryVariables = Exact<{
  data: PatientKeyword;
}>;


export type SearchPatientQuery = { searchPatient: Array<{ id: string, first_name: string, last_name: string, middle_name: string | null, date_of_birth: string | null, deceased_date: string | null, user_patient_id: string }> };


export const SearchPatientDocument: ApiDocument<SearchPatientQuery, SearchPatientQueryVariables> = {
  service: 'globalsearch',
  name: 'SearchPatient',
  query: "query SearchPatient($data: PatientKeyword!) {\n  searchPatient(data: $data) {\n    id\n    first_name\n    last_name\n    middle_name\n    date_of_birth\n    deceased_date\n    user_patient_id\n  }\n}",
};
