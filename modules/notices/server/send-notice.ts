import { PATIENT_DECEASED } from '#patients/rules';
import { recordChange } from '#audit/server';
import { queueDelivery } from '#deliveries/server';
import { domainError, invalid, notFound, type DomainError } from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type Channel, checkNotice } from '../rules/index.ts';
import { type NoticeRow, readNotices } from './notices.sql.ts';
import { reachOf } from './reach-of.ts';

/** A text or an email as written; its id is created by the page, so that sending twice delivers it once. */
export interface NewNotice {
  id: string;
  patientId: string;
  channel: string;
  subject: string;
  body: string;
}

/** Its type in deliveries. */
export const ABOUT = 'notice';

/** Sends a text or an email to a patient. NO_ADDRESS, CONSENT_REFUSED, STOPPED, DECEASED. */
export async function sendNotice(ctx: RequestContext, notice: NewNotice): Promise<NoticeRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const problems = checkNotice(notice);
  if (problems.length > 0) return invalid(problems.map(({ path, message }) => ({ path: `input.${path}`, message })));
  const channel = notice.channel as Channel;
  const subject = channel === 'sms' ? '' : notice.subject.trim();
  const body = notice.body.trim();
  return app.database.transaction(async (tx): Promise<NoticeRow | DomainError> => {
    const reach = await reachOf(tx, clinicId, notice.patientId, true);
    if (reach === null) return notFound('patient');
    const [before] = await readNotices(tx, clinicId, [notice.id]);
    if (before !== undefined)
      return before.patient_id === notice.patientId && before.created_by === actor.userId
        ? before
        : domainError('ALREADY_SENT', 'This message was already sent.', 'Not sent');
    if (reach.isDeceased) return domainError('DECEASED', PATIENT_DECEASED, 'Not sent');
    const way = reach.channels.find((one) => one.channel === channel)!;
    if (way.to === null)
      return domainError(
        'NO_ADDRESS',
        `No ${channel === 'sms' ? 'mobile number' : 'email address'} is on file.`,
        'Not sent',
      );
    if (way.consent === false)
      return domainError('CONSENT_REFUSED', 'This patient opted out of this type of message.', 'Not sent');
    if (way.stopped_time !== null)
      return domainError(
        'STOPPED',
        'This number opted out of texts. The patient can text START to opt back in.',
        'Not sent',
      );
    const { id, patientId } = notice;
    const row = { id, patient_id: patientId, channel, recipient: way.to, subject, body };
    await tx
      .insertInto('notices.notice')
      .values({ clinic_id: clinicId, ...row, created_by: actor.userId, created_time: now })
      .execute();
    await queueDelivery(tx, {
      clinicId,
      key: `notice:${id}`,
      channel,
      to: way.to,
      subject,
      text: body,
      about: { type: ABOUT, id, patientId },
    });
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'notice',
      objectId: id,
      patientId,
      changes: { channel: { before: null, after: channel } },
    });
    await publish(tx, { clinicId, topic: 'notices.changed', body: { patient_id: patientId } });
    return (await readNotices(tx, clinicId, [id]))[0]!;
  });
}
