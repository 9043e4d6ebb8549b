// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PatientDelivery = {
  id: string;
  /** sms or email. */
  channel: string;
  to: string;
  /** The subject matter, in words. */
  about: string;
  /** queued, sending, sent, failed, bounced, review (unknown whether it arrived), cancelled, or no_server: nothing is set up to send it. */
  state: string;
  /** Why it was not delivered, in words. */
  problem?: string | null;
  created_time: Date | string;
  sent_time?: Date | string | null;
  /** For messages written by a member. */
  subject?: string | null;
  body?: string | null;
  created_by_name?: string | null;
};

export type PatientDeliveryList<Rows = object> = {
  count: number;
  deliveries: Array<Answer<Rows, 'PatientDelivery', PatientDelivery>>;
};

export type NoticeReach<Rows = object> = {
  /** The language that the patient prefers, en or es. */
  language?: string | null;
  channels: Array<Answer<Rows, 'NoticeChannel', NoticeChannel>>;
};

export type NoticeChannel = {
  channel: string;
  /** Null if there is no number or address. */
  to?: string | null;
  /** Null if the patient was not asked. */
  consent?: boolean | null;
  consent_time?: Date | string | null;
  /** The patient texted STOP from this number. */
  stopped_time?: Date | string | null;
};

export type NoticeTemplate = {
  id: string;
  name: string;
  channel: string;
  subject: string;
  body: string;
  /** For patients who prefer Spanish; if empty, they get the English text. */
  subject_es: string;
  body_es: string;
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
  subject_es?: string | null | undefined;
  body_es?: string | null | undefined;
};

export type QueryResolvers<Rows = object> = {
  sentToPatient?: Field<Answer<Rows, 'PatientDeliveryList', PatientDeliveryList<Rows>>, {
    patient_id: string;
    pageNumber: number | null;
  }>;
  noticeReach?: Field<Answer<Rows, 'NoticeReach', NoticeReach<Rows>>, { patient_id: string }>;
  noticeTemplates?: Field<Array<Answer<Rows, 'NoticeTemplate', NoticeTemplate>>>;
  previewNotice?: Field<Answer<Rows, 'NoticePreview', NoticePreview>, {
    patient_id: string;
    subject: string | null;
    body: string;
  }>;
};

export type MutationResolvers<Rows = object> = {
  sendNotice?: Field<Answer<Rows, 'PatientDelivery', PatientDelivery>, { input: SendNoticeInput }>;
  noteContactConsent?: Field<Answer<Rows, 'NoticeReach', NoticeReach<Rows>>, {
    patient_id: string;
    channel: string;
    given: boolean;
  }>;
  saveNoticeTemplate?: Field<Answer<Rows, 'NoticeTemplate', NoticeTemplate>, {
    id?: string | null | undefined;
    version?: number | null | undefined;
    input: NoticeTemplateInput;
  }>;
  deleteNoticeTemplate?: Field<Answer<Rows, 'NoticeTemplate', NoticeTemplate>, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PatientDelivery: PatientDelivery;
    PatientDeliveryList: PatientDeliveryList<Rows>;
    NoticeReach: NoticeReach<Rows>;
    NoticeChannel: NoticeChannel;
    NoticeTemplate: NoticeTemplate;
    NoticePreview: NoticePreview;
  }
>;
