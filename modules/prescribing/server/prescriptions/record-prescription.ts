import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PrescriptionRow } from '../records/prescriptions.sql.ts';

/** What the pages and the tasks are told of a prescription. */
export type NotedPrescription = Pick<PrescriptionRow, 'id' | 'patient_id' | 'note_id'>;

/** Tells the log and the pages that a prescription was made or changed. */
export async function recordPrescription(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  prescription: NotedPrescription,
  changes: Record<string, { before: unknown; after: unknown }> | null = null,
  reason: string | null = null,
): Promise<void> {
  const { id: objectId, patient_id: patientId } = prescription;
  await recordChange(tx, ctx, { action, objectType: 'prescription', objectId, patientId, changes, reason });
  await publishPrescription(tx, ctx.actor.clinicId, prescription);
}

/** The same where no signed-in user stands behind it: the pages and the tasks only. */
export function publishPrescription(
  tx: Tx,
  clinicId: string,
  { id, patient_id, note_id }: NotedPrescription,
): Promise<void> {
  return publish(tx, { clinicId, topic: 'prescribing.prescription-changed', body: { id, patient_id, note_id } });
}
