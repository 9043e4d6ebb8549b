import { recordChange } from '#audit/server';
import { invalid, notFound, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { CHANNELS } from '../rules/index.ts';
import { type Reach, reachOf } from './reach-of.ts';

/** Records a patient's consent to being contacted; earlier answers stay on record. */
export function recordConsent(
  ctx: RequestContext,
  patientId: string,
  channel: string,
  given: boolean,
): Promise<{ channels: Reach[] } | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<{ channels: Reach[] } | DomainError> => {
    if (!CHANNELS.some((one) => one === channel)) return invalid([{ path: 'channel', message: 'Choose sms or email' }]);
    const before = await reachOf(tx, clinicId, patientId, true);
    if (before === null) return notFound('patient');
    const said = before.channels.find((one) => one.channel === channel)!.consent;
    if (said === given) return before;
    const id = newId();
    await tx
      .insertInto('notices.consent')
      .values({
        clinic_id: clinicId,
        id,
        patient_id: patientId,
        channel,
        given,
        noted_by: actor.userId,
        noted_time: now,
      })
      .execute();
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'contact_consent',
      objectId: id,
      patientId,
      changes: { [channel]: { before: said, after: given } },
    });
    await publish(tx, { clinicId, topic: 'notices.changed', body: { patient_id: patientId } });
    return (await reachOf(tx, clinicId, patientId))!;
  });
}
