// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type PatientDelivery = {
  id: string;
  /** sms or email. */
  channel: string;
  to: string;
  /** What it was about, in words. */
  about: string;
  /** queued, sending, sent, failed, review (nobody knows whether it arrived) or cancelled. */
  state: string;
  /** Why it did not arrive, in words. */
  problem?: string | null;
  created_time: Date | string;
  sent_time?: Date | string | null;
  /** Of what a member has written by hand. */
  subject?: string | null;
  body?: string | null;
  created_by_name?: string | null;
};

export type PatientDeliveryList = {
  count: number;
  deliveries: Array<PatientDelivery>;
};

export type NoticeReach = {
  channels: Array<NoticeChannel>;
};

export type NoticeChannel = {
  channel: string;
  /** Null where they left none. */
  to?: string | null;
  /** Null where nobody has asked. */
  consent?: boolean | null;
  consent_time?: Date | string | null;
  /** They wrote STOP from this number. */
  stopped_time?: Date | string | null;
};

export type NoticeTemplate = {
  id: string;
  name: string;
  channel: string;
  subject: string;
  body: string;
  version: number;
};

export type NoticePreview = {
  subject: string;
  body: string;
};

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
};

export type QueryResolvers = {
  sentToPatient?: Field<PatientDeliveryList, { patient_id: string; pageNumber: number }>;
  noticeReach?: Field<NoticeReach, { patient_id: string }>;
  noticeTemplates?: Field<Array<NoticeTemplate>>;
  previewNotice?: Field<NoticePreview, { patient_id: string; subject: string; body: string }>;
};

export type MutationResolvers = {
  sendNotice?: Field<PatientDelivery, { input: SendNoticeInput }>;
  noteContactConsent?: Field<NoticeReach, { patient_id: string; channel: string; given: boolean }>;
  saveNoticeTemplate?: Field<NoticeTemplate, {
    id?: string | null | undefined;
    version?: number | null | undefined;
    input: NoticeTemplateInput;
  }>;
  deleteNoticeTemplate?: Field<NoticeTemplate, { id: string }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
};
