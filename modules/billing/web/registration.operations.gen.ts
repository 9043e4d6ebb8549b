// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BillingMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingMembersQuery = { clinic_members: Array<{ user_id: string, name: string, roles: Array<string> }> };


export const BillingMembersDocument: ApiDocument<BillingMembersQuery, BillingMembersQueryVariables> = {
  service: 'registration',
  name: 'BillingMembers',
  query: "query BillingMembers {\n  clinic_members {\n    user_id\n    name\n    roles\n  }\n}",
};
