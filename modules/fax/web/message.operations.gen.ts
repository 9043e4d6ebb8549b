// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FaxableDocumentsQueryVariables = Exact<{
  patientId: string;
}>;


export type FaxableDocumentsQuery = { patientDocuments: Array<{ id: string, title: string, document_type: string, document_day: string, type: string }> };


export const FaxableDocumentsDocument: ApiDocument<FaxableDocumentsQuery, FaxableDocumentsQueryVariables> = {
  service: 'message',
  name: 'FaxableDocuments',
  query: "query FaxableDocuments($patientId: ID!) {\n  patientDocuments(patient_id: $patientId) {\n    id\n    title\n    document_type\n    document_day\n    type\n  }\n}",
};
