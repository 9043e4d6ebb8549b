// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FaxMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type FaxMembersQuery = { clinic_members: Array<{ user_id: string, name: string }> };


export const FaxMembersDocument: ApiDocument<FaxMembersQuery, FaxMembersQueryVariables> = {
  service: 'registration',
  name: 'FaxMembers',
  query: "query FaxMembers {\n  clinic_members {\n    user_id\n    name\n  }\n}",
};
