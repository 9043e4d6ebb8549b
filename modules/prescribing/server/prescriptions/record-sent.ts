import type { Tx } from '#platform/database.ts';
import { isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recordPrescription } from './record-prescription.ts';
import { lockPrescription, prescriptions } from '../records/prescriptions.sql.ts';
import { keepMedication } from './send-prescription.ts';

/** Records that a saved prescription was sent at `ctx.now` by another system, for imported records. */
export async function recordSent(tx: Tx, ctx: RequestContext, id: string): Promise<null | DomainError> {
  const { actor, now } = ctx;
  const row = await lockPrescription(tx, actor.clinicId, id);
  if (row === null) return notFound('prescription');
  const medicationId = await keepMedication(tx, ctx, row);
  if (isDomainError(medicationId)) return medicationId;
  await prescriptions.update(tx, actor, id, {
    state: 'Queued',
    state_time: now,
    sent_time: now,
    sent_by: actor.userId,
    medication_record_id: medicationId,
    version: row.version + 1,
  });
  await recordPrescription(tx, ctx, 'update', row, { state: { before: row.state, after: 'Queued' } });
  return null;
}
