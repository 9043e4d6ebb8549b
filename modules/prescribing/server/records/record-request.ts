import { recordChange, recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** Writes an audit entry and notifies the pages about a change of a pharmacy request. */
export async function recordRequest(
  tx: Tx,
  ctx: RequestContext,
  action: 'update' | 'delete',
  { id: objectId, patient_id: patientId }: { id: string; patient_id: string | null },
  changes: Record<string, { before: unknown; after: unknown }>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'pharmacy_request', objectId, patientId, changes });
  await publishRequest(tx, ctx.actor.clinicId, objectId);
}

/** Notifies pages and tasks only, for changes without a signed-in user. */
export function publishRequest(tx: Tx, clinicId: string, requestId: string): Promise<void> {
  return publish(tx, { clinicId, topic: 'prescribing.request-changed', body: { request_id: requestId } });
}

/**
 * Reopens the request that a prescription approved, because the approval was withdrawn before the pharmacy received it.
 */
export async function reopenRequest(tx: Tx, app: App, clinicId: string, prescriptionId: string): Promise<void> {
  const reopened = await tx
    .updateTable('prescribing.pharmacy_request')
    .set((eb) => ({
      state: 'Waiting',
      response: null,
      response_note: '',
      prior_authorization: '',
      response_order_number: null,
      response_prescription_id: null,
      response_message_id: null,
      response_state: null,
      response_problem: null,
      answered_by: null,
      answered_time: null,
      version: eb('version', '+', 1),
    }))
    .where('clinic_id', '=', clinicId)
    .where('response_prescription_id', '=', prescriptionId)
    .where('state', '=', 'Answered')
    .returning(['id', 'patient_id'])
    .execute();
  for (const { id, patient_id: patientId } of reopened) {
    await recordOwnChange(tx, app, clinicId, {
      action: 'update',
      objectType: 'pharmacy_request',
      objectId: id,
      patientId,
      reason: 'The approval was withdrawn before it was sent.',
    });
    await publishRequest(tx, clinicId, id);
  }
}
