import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** Tells the log and the pages what became of a pharmacy's request. */
export async function noteRequest(
  tx: Tx,
  ctx: RequestContext,
  action: 'update' | 'delete',
  { id: objectId, patient_id: patientId }: { id: string; patient_id: string | null },
  changes: Record<string, { before: unknown; after: unknown }>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'pharmacy_request', objectId, patientId, changes });
  await publishRequest(tx, ctx.actor.clinicId, objectId);
}

/** The same where no signed-in user stands behind it: the pages and the tasks only. */
export function publishRequest(tx: Tx, clinicId: string, requestId: string): Promise<void> {
  return publish(tx, { clinicId, topic: 'prescribing.request-changed', body: { request_id: requestId } });
}
