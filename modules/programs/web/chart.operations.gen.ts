// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QuestionnairesToSendQueryVariables = Exact<{ [key: string]: never; }>;


export type QuestionnairesToSendQuery = { questionnaires: Array<{ id: string, name: string }> };


export const QuestionnairesToSendDocument: ApiDocument<QuestionnairesToSendQuery, QuestionnairesToSendQueryVariables> = {
  service: 'chart',
  name: 'QuestionnairesToSend',
  query: "query QuestionnairesToSend {\n  questionnaires(where: {published: true}, take: 200) {\n    id\n    name\n  }\n}",
};
