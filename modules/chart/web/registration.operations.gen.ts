// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NoteAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoteAuthorsQuery = { clinic_members: Array<{ user_id: string, first_name: string, last_name: string }> };


export const NoteAuthorsDocument: ApiDocument<NoteAuthorsQuery, NoteAuthorsQueryVariables> = {
  service: 'registration',
  name: 'NoteAuthors',
  query: "query NoteAuthors {\n  clinic_members {\n    user_id\n    first_name\n    last_name\n  }\n}",
};
