// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EventKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventKindsQuery = { practice_info: { event_categories: Array<{ id: string, event_category_name: string }> } };


export const EventKindsDocument: ApiDocument<EventKindsQuery, EventKindsQueryVariables> = {
  service: 'calendar',
  name: 'EventKinds',
  query: "query EventKinds {\n  practice_info {\n    event_categories {\n      id\n      event_category_name\n    }\n  }\n}",
};
