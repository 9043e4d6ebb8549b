// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChartNoteKeyword = {
  keyword: string;
};

export type SearchChartNoteQueryVariables = Exact<{
  data: ChartNoteKeyword;
}>;


export type SearchChartNoteQuery = { searchChartNote: Array<{ id: string, chart_note_record_name: string, service_date: string, clinic_patient: { id: string, first_name: string, last_name: string } }> };


export const SearchChartNoteDocument: ApiDocument<SearchChartNoteQuery, SearchChartNoteQueryVariables> = {
  service: 'globalsearch',
  name: 'SearchChartNote',
  query: "query SearchChartNote($data: ChartNoteKeyword!) {\n  searchChartNote(data: $data) {\n    id\n    chart_note_record_name\n    service_date\n    clinic_patient {\n      id\n      first_name\n      last_name\n    }\n  }\n}",
};
