// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LabMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type LabMembersQuery = { clinic_members: Array<{ user_id: string, name: string, roles: Array<string> }> };

export type LabPracticesQueryVariables = Exact<{ [key: string]: never; }>;


export type LabPracticesQuery = { practices: Array<{ id: string, practice_name: string }> };


export const LabMembersDocument: ApiDocument<LabMembersQuery, LabMembersQueryVariables> = {
  service: 'registration',
  name: 'LabMembers',
  query: "query LabMembers {\n  clinic_members {\n    user_id\n    name\n    roles\n  }\n}",
};

export const LabPracticesDocument: ApiDocument<LabPracticesQuery, LabPracticesQueryVariables> = {
  service: 'registration',
  name: 'LabPractices',
  query: "query LabPractices {\n  practices {\n    id\n    practice_name\n  }\n}",
};
