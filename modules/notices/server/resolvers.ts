import { readLogged } from '#audit/server';
import { invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/sms_email.gen.ts';
import { listSent } from './list-sent.ts';
import { recordConsent } from './record-consent.ts';
import { readTemplates } from './notices.sql.ts';
import { previewNotice } from './preview-notice.ts';
import { reachOf } from './reach-of.ts';
import { deleteTemplate, saveTemplate } from './save-template.ts';
import { sendNotice } from './send-notice.ts';

/** Resolvers of the `sms-email` service. */
export const smsEmail: Resolvers = {
  Query: {
    sentToPatient: (_parent, { patient_id: patientId, pageNumber }, ctx) => {
      const page = pageNumber ?? 1;
      if (page < 1 || page > 10_000) return invalid([{ path: 'pageNumber', message: 'Enter a number of 1 or more.' }]);
      return readLogged(ctx, { objectType: 'notice', patientId }, () => listSent(ctx, patientId, page));
    },
    noticeReach: async (_parent, { patient_id: patientId }, ctx) =>
      (await reachOf(db(ctx), ctx.actor.clinicId, patientId)) ?? notFound('patient'),
    noticeTemplates: (_parent, _args, ctx) => readTemplates(db(ctx), ctx.actor.clinicId),
    previewNotice: (_parent, { patient_id: patientId, subject, body }, ctx) =>
      previewNotice(ctx, patientId, { subject: (subject ?? '').slice(0, 1000), body: body.slice(0, 20_000) }),
  },
  Mutation: {
    sendNotice: async (_parent, { input: { id, patient_id: patientId, channel, subject, body } }, ctx) => {
      const sent = await sendNotice(ctx, { id, patientId, channel, subject: subject ?? '', body });
      if (isDomainError(sent)) return sent;
      return {
        ...sent,
        to: sent.recipient,
        about: 'Written by staff',
        state: 'queued',
        problem: null,
        sent_time: null,
      };
    },
    noteContactConsent: (_parent, { patient_id: patientId, channel, given }, ctx) =>
      recordConsent(ctx, patientId, channel, given),
    saveNoticeTemplate: (_parent, { id, version, input }, ctx) =>
      saveTemplate(ctx, input, id == null ? null : { id, version: version ?? 0 }),
    deleteNoticeTemplate: (_parent, { id }, ctx) => deleteTemplate(ctx, id),
  },
};
