// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OnCallTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type OnCallTeamsQuery = { roles: Array<{ id: string, role_name: string }> };


export const OnCallTeamsDocument: ApiDocument<OnCallTeamsQuery, OnCallTeamsQueryVariables> = {
  service: 'registration',
  name: 'OnCallTeams',
  query: "query OnCallTeams {\n  roles {\n    id\n    role_name\n  }\n}",
};
