// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClinicLogoQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicLogoQuery = { currentClinic: { id: string, logo: string | null } };


export const ClinicLogoDocument: ApiDocument<ClinicLogoQuery, ClinicLogoQueryVariables> = {
  service: 'registration',
  name: 'ClinicLogo',
  query: "query ClinicLogo {\n  currentClinic {\n    id\n    logo\n  }\n}",
};
