import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { publishRequest } from './note-request.ts';

/** The request that a prescription approved waits for an answer again: the approval was withdrawn before the pharmacy received it. */
export async function reopenRequest(tx: Tx, app: App, clinicId: string, prescriptionId: string): Promise<void> {
  const { rows } = await sql<{ id: string; patient_id: string | null }>`
    update prescribing.pharmacy_request set state = 'Waiting', response = null, response_note = '', prior_authorization = '',
      response_order_number = null, response_prescription_id = null, response_message_id = null, response_state = null,
      response_problem = null, answered_by = null, answered_time = null, version = version + 1
    where clinic_id = ${clinicId} and response_prescription_id = ${prescriptionId} and state = 'Answered'
    returning id, patient_id`.execute(tx);
  for (const { id, patient_id: patientId } of rows) {
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
