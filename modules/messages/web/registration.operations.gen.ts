// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MessagePatientQueryVariables = Exact<{
  id: string;
}>;


export type MessagePatientQuery = { search_patients: { patient_list: Array<{ id: string, first_name: string, last_name: string }> } };


export const MessagePatientDocument: ApiDocument<MessagePatientQuery, MessagePatientQueryVariables> = {
  service: 'registration',
  name: 'MessagePatient',
  query: "query MessagePatient($id: ID!) {\n  search_patients(where: {id: {equals: $id}}, take: 1, skip: 0) {\n    patient_list {\n      id\n      first_name\n      last_name\n    }\n  }\n}",
};
