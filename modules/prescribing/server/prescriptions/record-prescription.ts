import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PrescriptionRow } from '../records/prescriptions.sql.ts';

/** The fields of a prescription that pages and tasks are notified with. */
export type ChangedPrescription = Pick<PrescriptionRow, 'id' | 'patient_id' | 'note_id'>;

/** Writes an audit entry and notifies the pages that a prescription was created or changed. */
export async function recordPrescription(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  prescription: ChangedPrescription,
  changes: Record<string, { before: unknown; after: unknown }> | null = null,
  reason: string | null = null,
): Promise<void> {
  const { id: objectId, patient_id: patientId } = prescription;
  await recordChange(tx, ctx, { action, objectType: 'prescription', objectId, patientId, changes, reason });
  await publishPrescription(tx, ctx.actor.clinicId, prescription);
}

/** Notifies pages and tasks only, for changes without a signed-in user. */
export function publishPrescription(
  tx: Tx,
  clinicId: string,
  { id, patient_id, note_id }: ChangedPrescription,
): Promise<void> {
  return publish(tx, { clinicId, topic: 'prescribing.prescription-changed', body: { id, patient_id, note_id } });
}
