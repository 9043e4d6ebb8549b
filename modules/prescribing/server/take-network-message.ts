import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { CancelState, PrescriptionState } from '../rules/index.ts';
import type { AnsweredMessage, NetworkContext, ScriptMessage } from './network/index.ts';
import { publishPrescription } from './prescriptions/note-prescription.ts';
import { publishRequest } from './requests/note-request.ts';
import { takeRequest } from './requests/take-request.ts';

/** Takes one message of the network, once, in the transaction that keeps it: requests are kept, answers move on what was sent. */
export async function takeNetworkMessage(
  tx: Tx,
  ctx: NetworkContext,
  message: ScriptMessage,
  inReplyTo: AnsweredMessage | null,
): Promise<void> {
  const { kind } = message;
  if (kind === 'RxRenewalRequest' || kind === 'RxChangeRequest') return takeRequest(tx, ctx, message);
  if (kind === 'CancelRxResponse') {
    const { response } = message;
    const text = response.type === 'Approved' ? (response.note ?? '') : response.denialReason;
    const id = await moveCancel(tx, ctx, inReplyTo?.messageId ?? message.header.relatesTo ?? '', response.type, text);
    await keepNotice(tx, ctx, message, { kind: 'cancel_response', code: response.type, text, prescriptionId: id });
    return;
  }
  const sentId = inReplyTo?.messageId ?? ('header' in message ? (message.header.relatesTo ?? '') : '');
  if (kind === 'Status' || kind === 'Verify') {
    await moveOn(tx, ctx, sentId, message.code === '010' ? 'Confirmed' : 'Queued', null);
    return;
  }
  if (kind !== 'Error') return;
  const isUnknown = message.code === 'unknown';
  const moved = await moveOn(
    tx,
    ctx,
    sentId,
    isUnknown ? 'Unknown' : 'Failed',
    `${message.code}: ${message.description}`,
  );
  await keepNotice(tx, ctx, message, {
    kind: 'error',
    code: message.code,
    text: message.description,
    prescriptionId: moved.prescriptionId,
    requestId: moved.requestId,
  });
}

/** Moves on whatever went out under a MessageID: a prescription, its cancellation, or an answer to a request. */
async function moveOn(
  tx: Tx,
  ctx: NetworkContext,
  messageId: string,
  state: Exclude<PrescriptionState, 'Saved' | 'Printed'>,
  problem: string | null,
): Promise<{ prescriptionId: string | null; requestId: string | null }> {
  if (messageId === '') return { prescriptionId: null, requestId: null };
  const { clinicId, now } = ctx;
  // A status that comes late takes nothing back: what the pharmacy has confirmed stays confirmed.
  const { rows: prescriptions } = await sql<{ id: string; patient_id: string; note_id: string | null }>`
    update prescribing.prescription set state = ${state}, state_time = ${now}, problem = ${problem}, updated_time = ${now},
      version = version + 1
    where clinic_id = ${clinicId} and message_id = ${messageId} and state <> ${state}
      and not (state = 'Confirmed') and not (state in ('Failed', 'Unknown') and ${state} = 'Queued')
    returning id, patient_id, note_id`.execute(tx);
  for (const row of prescriptions) await publishPrescription(tx, clinicId, row);
  const { rows: requests } = await sql<{ id: string }>`
    update prescribing.pharmacy_request set response_state = ${state}, response_problem = ${problem}, version = version + 1
    where clinic_id = ${clinicId} and response_message_id = ${messageId} and response_state is distinct from ${state}
      and not (response_state is not distinct from 'Confirmed')
    returning id`.execute(tx);
  for (const { id } of requests) await publishRequest(tx, clinicId, id);
  const cancelled =
    state === 'Failed' || state === 'Unknown' ? await moveCancel(tx, ctx, messageId, state, problem ?? '') : null;
  return { prescriptionId: prescriptions[0]?.id ?? cancelled, requestId: requests[0]?.id ?? null };
}

async function moveCancel(
  tx: Tx,
  { clinicId, now }: NetworkContext,
  messageId: string,
  state: CancelState,
  text: string,
): Promise<string | null> {
  if (messageId === '') return null;
  const { rows } = await sql<{ id: string; patient_id: string; note_id: string | null }>`
    update prescribing.prescription set cancel_state = ${state}, cancel_answer = ${text}, updated_time = ${now}, version = version + 1
    where clinic_id = ${clinicId} and cancel_message_id = ${messageId} and cancel_state is distinct from 'Approved'
    returning id, patient_id, note_id`.execute(tx);
  for (const row of rows) await publishPrescription(tx, clinicId, row);
  return rows[0]?.id ?? null;
}

interface Notice {
  kind: 'error' | 'cancel_response';
  code: string;
  text: string;
  prescriptionId: string | null;
  requestId?: string | null;
}

async function keepNotice(
  tx: Tx,
  { clinicId, now }: NetworkContext,
  { header }: ScriptMessage,
  notice: Notice,
): Promise<void> {
  await tx
    .insertInto('prescribing.network_notice')
    .values({
      clinic_id: clinicId,
      id: newId(),
      kind: notice.kind,
      message_id: header.messageId,
      relates_to: header.relatesTo ?? '',
      prescription_id: notice.prescriptionId,
      request_id: notice.requestId ?? null,
      code: notice.code,
      text: notice.text.slice(0, 1000),
      received_time: now,
    })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'message_id']).doNothing())
    .execute();
}
