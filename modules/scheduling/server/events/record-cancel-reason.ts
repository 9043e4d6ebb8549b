import { recordChange } from '#audit/server';
import { domainError, type DomainError, invalid } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { isCancelReason } from '../../rules/index.ts';
import { checkScope } from '../booking/booking.ts';
import { editableOf } from '../records/event-changes.ts';
import { goneEvent } from '../records/event-errors.ts';
import { lockEvent } from '../records/events.sql.ts';

/**
 * Records why an event was canceled, for statistics; replaces an earlier reason. NOT_CANCELED if the event is active,
 * NOT_FOUND, BAD_USER_INPUT for an unknown reason.
 */
export async function recordCancelReason(
  ctx: RequestContext,
  id: string,
  reason: string,
): Promise<{ ok: true } | DomainError> {
  const { actor, app, now } = ctx;
  if (!isCancelReason(reason)) return invalid([{ path: 'reason', message: 'Choose a reason' }]);
  return app.database.transaction(async (tx): Promise<{ ok: true } | DomainError> => {
    const event = await lockEvent(tx, actor.clinicId, id);
    if (event === null) return goneEvent();
    const outside = await checkScope(tx, ctx, 'scheduling.edit', editableOf(event).calendar_ids, []);
    if (outside !== null) return outside;
    if (event.status !== 'canceled') return domainError('NOT_CANCELED', 'This event is not canceled.');
    const key = { clinic_id: actor.clinicId, event_id: id };
    const noted = { reason, noted_by: actor.userId, noted_time: now };
    const before = await tx
      .selectFrom('scheduling.cancel_reason')
      .select('reason')
      .where('clinic_id', '=', key.clinic_id)
      .where('event_id', '=', id)
      .executeTakeFirst();
    if (before?.reason === reason) return { ok: true };
    await tx
      .insertInto('scheduling.cancel_reason')
      .values({ ...key, ...noted })
      .onConflict((conflict) => conflict.columns(['clinic_id', 'event_id']).doUpdateSet(noted))
      .execute();
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'event',
      objectId: id,
      patientId: event.patient_id,
      changes: { cancel_reason: { before: before?.reason ?? null, after: reason } },
    });
    return { ok: true };
  });
}
