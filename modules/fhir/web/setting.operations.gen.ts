// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AppSubscriptionPartsFragment = { id: string, topic: string, endpoint: string, content: string, status: string, problem: string | null, created_time: string, delivered_time: string | null, waiting: number, failures: Array<{ id: string, number: number, happened_time: string, attempts: number, problem: string, tried_time: string, sent_time: string | null }> };

export type AppSubscriptionsQueryVariables = Exact<{
  appId: string;
}>;


export type AppSubscriptionsQuery = { appSubscriptions: Array<{ id: string, topic: string, endpoint: string, content: string, status: string, problem: string | null, created_time: string, delivered_time: string | null, waiting: number, failures: Array<{ id: string, number: number, happened_time: string, attempts: number, problem: string, tried_time: string, sent_time: string | null }> }> };

export type ResendNotificationsMutationVariables = Exact<{
  id: string;
}>;


export type ResendNotificationsMutation = { resendNotifications: { id: string } };

export type TurnOffSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type TurnOffSubscriptionMutation = { turnOffSubscription: { id: string } };


export const AppSubscriptionsDocument: ApiDocument<AppSubscriptionsQuery, AppSubscriptionsQueryVariables> = {
  service: 'setting',
  name: 'AppSubscriptions',
  query: "query AppSubscriptions($appId: ID!) {\n  appSubscriptions(app_id: $appId) {\n    ...AppSubscriptionParts\n  }\n}\nfragment AppSubscriptionParts on AppSubscription {\n  id\n  topic\n  endpoint\n  content\n  status\n  problem\n  created_time\n  delivered_time\n  waiting\n  failures {\n    id\n    number\n    happened_time\n    attempts\n    problem\n    tried_time\n    sent_time\n  }\n}",
};

export const ResendNotificationsDocument: ApiDocument<ResendNotificationsMutation, ResendNotificationsMutationVariables> = {
  service: 'setting',
  name: 'ResendNotifications',
  query: "mutation ResendNotifications($id: ID!) {\n  resendNotifications(id: $id) {\n    id\n  }\n}",
};

export const TurnOffSubscriptionDocument: ApiDocument<TurnOffSubscriptionMutation, TurnOffSubscriptionMutationVariables> = {
  service: 'setting',
  name: 'TurnOffSubscription',
  query: "mutation TurnOffSubscription($id: ID!) {\n  turnOffSubscription(id: $id) {\n    id\n  }\n}",
};
