// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotificationOneQueryVariables = Exact<{
  time?: number | null | undefined;
}>;


export type NotificationOneQuery = { NotificationOne: { act: Array<{ _id: string, microservice_name: string, type: string, description: string, pass_id: string, path: string | null, is_urgent: boolean, createdAt: string }> } };

export type NotificationReadMutationVariables = Exact<{
  microservice_name?: string | null | undefined;
  pass_id?: string | null | undefined;
  _id?: string | null | undefined;
  type?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type NotificationReadMutation = { NotificationRead: { count: number } };


export const NotificationOneDocument: ApiDocument<NotificationOneQuery, NotificationOneQueryVariables> = {
  service: 'setting',
  name: 'NotificationOne',
  query: "query NotificationOne($time: Float) {\n  NotificationOne(time: $time) {\n    act {\n      _id\n      microservice_name\n      type\n      description\n      pass_id\n      path\n      is_urgent\n      createdAt\n    }\n  }\n}",
};

export const NotificationReadDocument: ApiDocument<NotificationReadMutation, NotificationReadMutationVariables> = {
  service: 'setting',
  name: 'NotificationRead',
  query: "mutation NotificationRead($microservice_name: String, $pass_id: String, $_id: ID, $type: String, $until: DateTime) {\n  NotificationRead(\n    microservice_name: $microservice_name\n    pass_id: $pass_id\n    _id: $_id\n    type: $type\n    until: $until\n  ) {\n    count\n  }\n}",
};
