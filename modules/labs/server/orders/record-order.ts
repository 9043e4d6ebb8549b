import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** Writes an audit entry and notifies the pages that an order was created or changed. */
export async function recordOrder(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  group: { id: string; patient_id: string; note_id: string | null },
  changes: Record<string, { before: unknown; after: unknown }> | null = null,
  reason: string | null = null,
): Promise<void> {
  const { id, patient_id: patientId } = group;
  await recordChange(tx, ctx, { action, objectType: 'lab_order', objectId: id, patientId, changes, reason });
  await publishOrder(tx, ctx.actor.clinicId, group);
}

/** Notifies the pages only, for changes without a signed-in user. */
export function publishOrder(
  tx: Tx,
  clinicId: string,
  { id, patient_id, note_id }: { id: string; patient_id: string; note_id: string | null },
): Promise<void> {
  return publish(tx, { clinicId, topic: 'labs.order-changed', body: { id, patient_id, note_id } });
}
