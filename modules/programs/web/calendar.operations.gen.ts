// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KindsOfVisitQueryVariables = Exact<{ [key: string]: never; }>;


export type KindsOfVisitQuery = { practice_info: { event_categories: Array<{ id: string, event_category_name: string }> } };


export const KindsOfVisitDocument: ApiDocument<KindsOfVisitQuery, KindsOfVisitQueryVariables> = {
  service: 'calendar',
  name: 'KindsOfVisit',
  query: "query KindsOfVisit {\n  practice_info {\n    event_categories {\n      id\n      event_category_name\n    }\n  }\n}",
};
