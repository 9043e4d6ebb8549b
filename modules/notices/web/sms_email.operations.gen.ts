// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendNoticeInput = {
  id: string;
  patient_id: string;
  channel: string;
  subject?: string | null | undefined;
  body: string;
};

export type NoticeTemplateInput = {
  name: string;
  channel: string;
  subject?: string | null | undefined;
  body: string;
  subject_es?: string | null | undefined;
  body_es?: string | null | undefined;
};

export type SentToPatientFragment = { id: string, channel: string, to: string, about: string, state: string, problem: string | null, created_time: string, sent_time: string | null, subject: string | null, body: string | null, created_by_name: string | null };

export type ReachFieldsFragment = { language: string | null, channels: Array<{ channel: string, to: string | null, consent: boolean | null, consent_time: string | null, stopped_time: string | null }> };

export type NoticeTemplateFieldsFragment = { id: string, name: string, channel: string, subject: string, body: string, subject_es: string, body_es: string, version: number };

export type SentToPatientQueryVariables = Exact<{
  patientId: string;
  pageNumber?: number | null | undefined;
}>;


export type SentToPatientQuery = { sentToPatient: { count: number, deliveries: Array<{ id: string, channel: string, to: string, about: string, state: string, problem: string | null, created_time: string, sent_time: string | null, subject: string | null, body: string | null, created_by_name: string | null }> } };

export type NoticeReachQueryVariables = Exact<{
  patientId: string;
}>;


export type NoticeReachQuery = { noticeReach: { language: string | null, channels: Array<{ channel: string, to: string | null, consent: boolean | null, consent_time: string | null, stopped_time: string | null }> } };

export type NoticeTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeTemplatesQuery = { noticeTemplates: Array<{ id: string, name: string, channel: string, subject: string, body: string, subject_es: string, body_es: string, version: number }> };

export type PreviewNoticeQueryVariables = Exact<{
  patientId: string;
  subject?: string | null | undefined;
  body: string;
}>;


export type PreviewNoticeQuery = { previewNotice: { subject: string, body: string } };

export type SendNoticeMutationVariables = Exact<{
  input: SendNoticeInput;
}>;


export type SendNoticeMutation = { sendNotice: { id: string, channel: string, to: string, about: string, state: string, problem: string | null, created_time: string, sent_time: string | null, subject: string | null, body: string | null, created_by_name: string | null } };

export type NoteContactConsentMutationVariables = Exact<{
  patientId: string;
  channel: string;
  given: boolean;
}>;


export type NoteContactConsentMutation = { noteContactConsent: { language: string | null, channels: Array<{ channel: string, to: string | null, consent: boolean | null, consent_time: string | null, stopped_time: string | null }> } };

export type SaveNoticeTemplateMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: NoticeTemplateInput;
}>;


export type SaveNoticeTemplateMutation = { saveNoticeTemplate: { id: string, name: string, channel: string, subject: string, body: string, subject_es: string, body_es: string, version: number } };

export type DeleteNoticeTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNoticeTemplateMutation = { deleteNoticeTemplate: { id: string } };


export const SentToPatientDocument: ApiDocument<SentToPatientQuery, SentToPatientQueryVariables> = {
  service: 'sms_email',
  name: 'SentToPatient',
  query: "query SentToPatient($patientId: ID!, $pageNumber: Int) {\n  sentToPatient(patient_id: $patientId, pageNumber: $pageNumber) {\n    count\n    deliveries {\n      ...SentToPatient\n    }\n  }\n}\nfragment SentToPatient on PatientDelivery {\n  id\n  channel\n  to\n  about\n  state\n  problem\n  created_time\n  sent_time\n  subject\n  body\n  created_by_name\n}",
};

export const NoticeReachDocument: ApiDocument<NoticeReachQuery, NoticeReachQueryVariables> = {
  service: 'sms_email',
  name: 'NoticeReach',
  query: "query NoticeReach($patientId: ID!) {\n  noticeReach(patient_id: $patientId) {\n    ...ReachFields\n  }\n}\nfragment ReachFields on NoticeReach {\n  language\n  channels {\n    channel\n    to\n    consent\n    consent_time\n    stopped_time\n  }\n}",
};

export const NoticeTemplatesDocument: ApiDocument<NoticeTemplatesQuery, NoticeTemplatesQueryVariables> = {
  service: 'sms_email',
  name: 'NoticeTemplates',
  query: "query NoticeTemplates {\n  noticeTemplates {\n    ...NoticeTemplateFields\n  }\n}\nfragment NoticeTemplateFields on NoticeTemplate {\n  id\n  name\n  channel\n  subject\n  body\n  subject_es\n  body_es\n  version\n}",
};

export const PreviewNoticeDocument: ApiDocument<PreviewNoticeQuery, PreviewNoticeQueryVariables> = {
  service: 'sms_email',
  name: 'PreviewNotice',
  query: "query PreviewNotice($patientId: ID!, $subject: String, $body: String!) {\n  previewNotice(patient_id: $patientId, subject: $subject, body: $body) {\n    subject\n    body\n  }\n}",
};

export const SendNoticeDocument: ApiDocument<SendNoticeMutation, SendNoticeMutationVariables> = {
  service: 'sms_email',
  name: 'SendNotice',
  query: "mutation SendNotice($input: SendNoticeInput!) {\n  sendNotice(input: $input) {\n    ...SentToPatient\n  }\n}\nfragment SentToPatient on PatientDelivery {\n  id\n  channel\n  to\n  about\n  state\n  problem\n  created_time\n  sent_time\n  subject\n  body\n  created_by_name\n}",
};

export const NoteContactConsentDocument: ApiDocument<NoteContactConsentMutation, NoteContactConsentMutationVariables> = {
  service: 'sms_email',
  name: 'NoteContactConsent',
  query: "mutation NoteContactConsent($patientId: ID!, $channel: String!, $given: Boolean!) {\n  noteContactConsent(patient_id: $patientId, channel: $channel, given: $given) {\n    ...ReachFields\n  }\n}\nfragment ReachFields on NoticeReach {\n  language\n  channels {\n    channel\n    to\n    consent\n    consent_time\n    stopped_time\n  }\n}",
};

export const SaveNoticeTemplateDocument: ApiDocument<SaveNoticeTemplateMutation, SaveNoticeTemplateMutationVariables> = {
  service: 'sms_email',
  name: 'SaveNoticeTemplate',
  query: "mutation SaveNoticeTemplate($id: ID, $version: Int, $input: NoticeTemplateInput!) {\n  saveNoticeTemplate(id: $id, version: $version, input: $input) {\n    ...NoticeTemplateFields\n  }\n}\nfragment NoticeTemplateFields on NoticeTemplate {\n  id\n  name\n  channel\n  subject\n  body\n  subject_es\n  body_es\n  version\n}",
};

export const DeleteNoticeTemplateDocument: ApiDocument<DeleteNoticeTemplateMutation, DeleteNoticeTemplateMutationVariables> = {
  service: 'sms_email',
  name: 'DeleteNoticeTemplate',
  query: "mutation DeleteNoticeTemplate($id: ID!) {\n  deleteNoticeTemplate(id: $id) {\n    id\n  }\n}",
};
