// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindAssigneesQueryVariables = Exact<{
  search: string;
}>;


export type FindAssigneesQuery = { search_clinic_doctors_and_patients: Array<{ id: string, name: string, type: string }> };

export type ReadTaskNotificationMutationVariables = Exact<{
  id: string;
}>;


export type ReadTaskNotificationMutation = { NotificationRead: { count: number } };


export const FindAssigneesDocument: ApiDocument<FindAssigneesQuery, FindAssigneesQueryVariables> = {
  service: 'setting',
  name: 'FindAssignees',
  query: "query FindAssignees($search: String!) {\n  search_clinic_doctors_and_patients(search_string: $search) {\n    id\n    name\n    type\n  }\n}",
};

export const ReadTaskNotificationDocument: ApiDocument<ReadTaskNotificationMutation, ReadTaskNotificationMutationVariables> = {
  service: 'setting',
  name: 'ReadTaskNotification',
  query: "mutation ReadTaskNotification($id: String!) {\n  NotificationRead(microservice_name: \"Tasks\", pass_id: $id) {\n    count\n  }\n}",
};
