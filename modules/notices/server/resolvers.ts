import { recordAccess } from '#audit/server';
import { invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import type { MutationResolvers, QueryResolvers } from '../api/sms_email.gen.ts';
import { listSent } from './list-sent.ts';
import { noteConsent } from './note-consent.ts';
import { readTemplates } from './notices.sql.ts';
import { previewNotice } from './preview-notice.ts';
import { reachOf } from './reach-of.ts';
import { deleteTemplate, saveTemplate } from './save-template.ts';
import { sendNotice } from './send-notice.ts';

const Query: QueryResolvers = {
  sentToPatient: async (_parent, { patient_id: patientId, pageNumber }, ctx) => {
    const page = pageNumber ?? 1;
    if (page < 1 || page > 10_000) return invalid([{ path: 'pageNumber', message: 'A number from 1 is expected.' }]);
    const found = await listSent(ctx, patientId, page);
    if (!isDomainError(found)) await recordAccess(ctx, { action: 'read', objectType: 'notice', patientId });
    return found;
  },
  noticeReach: async (_parent, { patient_id: patientId }, { app, actor }) =>
    (await reachOf(app.database.kysely, actor.clinicId, patientId)) ?? notFound('patient'),
  noticeTemplates: (_parent, _args, { app, actor }) => readTemplates(app.database.kysely, actor.clinicId),
  previewNotice: (_parent, { patient_id: patientId, subject, body }, ctx) =>
    previewNotice(ctx, patientId, { subject: (subject ?? '').slice(0, 1000), body: body.slice(0, 20_000) }),
};

const Mutation: MutationResolvers = {
  sendNotice: async (_parent, { input: { id, patient_id: patientId, channel, subject, body } }, ctx) => {
    const sent = await sendNotice(ctx, { id, patientId, channel, subject: subject ?? '', body });
    if (isDomainError(sent)) return sent;
    const { recipient, created_by: _, patient_id: __, ...row } = sent;
    return { ...row, to: recipient, about: 'Written by hand', state: 'queued', problem: null, sent_time: null };
  },
  noteContactConsent: (_parent, { patient_id: patientId, channel, given }, ctx) =>
    noteConsent(ctx, patientId, channel, given),
  saveNoticeTemplate: (_parent, { id, version, input }, ctx) =>
    saveTemplate(ctx, { ...input, subject: input.subject ?? '' }, id == null ? null : { id, version: version ?? 0 }),
  deleteNoticeTemplate: (_parent, { id }, ctx) => deleteTemplate(ctx, id),
};

/** The service `sms-email`. */
export const smsEmail = { Query, Mutation };
