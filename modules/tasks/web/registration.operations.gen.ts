// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PatientOfTileQueryVariables = Exact<{
  id: string;
}>;


export type PatientOfTileQuery = { search_patients: { patient_list: Array<{ id: string, first_name: string, last_name: string }> } };


export const PatientOfTileDocument: ApiDocument<PatientOfTileQuery, PatientOfTileQueryVariables> = {
  service: 'registration',
  name: 'PatientOfTile',
  query: "query PatientOfTile($id: ID!) {\n  search_patients(where: {id: {equals: $id}}) {\n    patient_list {\n      id\n      first_name\n      last_name\n    }\n  }\n}",
};
