import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { announce } from '#platform/outbox.ts';
import type { Request } from '#platform/request.ts';

/** Tells the log and the pages that an order was made or changed. */
export async function noteOrder(
  tx: Tx,
  request: Request,
  action: 'create' | 'update' | 'delete',
  group: { id: string; patient_id: string; note_id: string | null },
  changes: Record<string, { before: unknown; after: unknown }> | null = null,
  reason: string | null = null,
): Promise<void> {
  const { id, patient_id: patientId } = group;
  await recordChange(tx, request, { action, objectType: 'lab_order', objectId: id, patientId, changes, reason });
  await announceOrder(tx, request.actor.clinicId, group);
}

/** The same where no signed-in user stands behind it: the pages only. */
export function announceOrder(
  tx: Tx,
  clinicId: string,
  { id, patient_id, note_id }: { id: string; patient_id: string; note_id: string | null },
): Promise<void> {
  return announce(tx, { clinicId, topic: 'labs.order-changed', body: { id, patient_id, note_id } });
}
