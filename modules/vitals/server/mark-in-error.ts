import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cleanLine } from '#values/clean-text.ts';
import { markInError, readRecordsById, type VitalRow } from './records.sql.ts';

/** Marks a value as entered in error; NOT_FOUND if it doesn't exist or is already marked. A reason is required. */
export async function markVitalInError(
  ctx: RequestContext,
  id: string,
  reason: string,
): Promise<VitalRow | DomainError> {
  return ctx.app.database.transaction((tx) => markVitalInErrorIn(tx, ctx, id, reason));
}

/** Same, in the caller's transaction. */
export async function markVitalInErrorIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  reason: string,
): Promise<VitalRow | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const clean = cleanLine(reason.replaceAll(/[\t\r\n]+/g, ' '), 'The reason', 300);
  if ('problem' in clean) return invalid([{ path: 'reason', message: clean.problem }]);
  const { text: why } = clean;
  if (why === '') return invalid([{ path: 'reason', message: 'Reason is required' }]);
  const marked = await markInError(tx, clinicId, id, {
    error_time: now,
    error_user_id: actor.userId,
    error_reason: why,
  });
  if (marked === null) return domainError('NOT_FOUND', 'This value is no longer on record.', 'Not found');
  await recordChange(tx, ctx, {
    action: 'update',
    objectType: 'vital_record',
    objectId: id,
    patientId: marked.patient_id,
    changes: { entered_in_error: { before: null, after: why } },
  });
  await publish(tx, { clinicId, topic: 'vitals.vitals-changed', body: { patient_id: marked.patient_id } });
  const [row] = await readRecordsById(tx, clinicId, [id]);
  return row!;
}
