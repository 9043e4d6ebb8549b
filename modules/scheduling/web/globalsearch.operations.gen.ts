// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EventKeyword = {
  keyword: string;
};

export type SearchEventsQueryVariables = Exact<{
  data: EventKeyword;
}>;


export type SearchEventsQuery = { searchEvent: Array<{ id: string, title: string, status: string, start: string, duration: number, patient_name: string | null }> };


export const SearchEventsDocument: ApiDocument<SearchEventsQuery, SearchEventsQueryVariables> = {
  service: 'globalsearch',
  name: 'SearchEvents',
  query: "query SearchEvents($data: EventKeyword!) {\n  searchEvent(data: $data) {\n    id\n    title\n    status\n    start\n    duration\n    patient_name\n  }\n}",
};
