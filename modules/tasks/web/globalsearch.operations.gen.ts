// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchTasksQueryVariables = Exact<{
  keyword: string;
}>;


export type SearchTasksQuery = { searchTask: Array<{ taskID: string, taskType: string, dueDateTime: string | null, subject: string, priority: string, noteID: string | null, path: string | null, patientName: string | null }> };


export const SearchTasksDocument: ApiDocument<SearchTasksQuery, SearchTasksQueryVariables> = {
  service: 'globalsearch',
  name: 'SearchTasks',
  query: "query SearchTasks($keyword: String!) {\n  searchTask(data: {keyword: $keyword}) {\n    taskID\n    taskType\n    dueDateTime\n    subject\n    priority\n    noteID\n    path\n    patientName\n  }\n}",
};
