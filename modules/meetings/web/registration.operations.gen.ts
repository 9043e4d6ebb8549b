// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EmailOfPatientQueryVariables = Exact<{
  id: string;
}>;


export type EmailOfPatientQuery = { search_patients: { patient_list: Array<{ id: string, email: string | null }> } };


export const EmailOfPatientDocument: ApiDocument<EmailOfPatientQuery, EmailOfPatientQueryVariables> = {
  service: 'registration',
  name: 'EmailOfPatient',
  query: "query EmailOfPatient($id: ID!) {\n  search_patients(where: {id: {equals: $id}}, take: 1) {\n    patient_list {\n      id\n      email\n    }\n  }\n}",
};
