// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClearMessageNotificationMutationVariables = Exact<{
  conversationId: string;
}>;


export type ClearMessageNotificationMutation = { NotificationRead: { count: number } };


export const ClearMessageNotificationDocument: ApiDocument<ClearMessageNotificationMutation, ClearMessageNotificationMutationVariables> = {
  service: 'setting',
  name: 'ClearMessageNotification',
  query: "mutation ClearMessageNotification($conversationId: String!) {\n  NotificationRead(microservice_name: \"Message\", pass_id: $conversationId) {\n    count\n  }\n}",
};
