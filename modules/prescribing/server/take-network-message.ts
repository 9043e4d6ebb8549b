// Over 150 lines: everything that the network can answer to a sent message, with its effects.
import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type CancelState, type PrescriptionState, WITHDRAWN } from '../rules/index.ts';
import type { AnsweredMessage, NetworkContext, ScriptMessage } from './network/index.ts';
import { publishPrescription } from './prescriptions/record-prescription.ts';
import { takeFill } from './prescriptions/take-fill.ts';
import { publishRequest, reopenRequest } from './records/record-request.ts';
import { takeRequest } from './requests/take-request.ts';

/**
 * Processes one network message, once, in the transaction that stores it: stores requests, and applies answers to sent
 * messages.
 */
export async function takeNetworkMessage(
  tx: Tx,
  ctx: NetworkContext,
  message: ScriptMessage,
  inReplyTo: AnsweredMessage | null,
): Promise<void> {
  const sentId = inReplyTo?.messageId ?? message.header.relatesTo ?? '';
  switch (message.kind) {
    case 'RxRenewalRequest':
    case 'RxChangeRequest':
      return takeRequest(tx, ctx, message);
    case 'CancelRxResponse': {
      const { response } = message;
      const text = response.type === 'Approved' ? (response.note ?? '') : response.denialReason;
      const prescriptionId = await moveCancel(tx, ctx, sentId, response.type, text, inReplyTo);
      return keepNotice(tx, ctx, message, { kind: 'cancel_response', code: response.type, text, prescriptionId });
    }
    case 'RxFill': {
      const problem = await takeFill(tx, ctx, message, inReplyTo);
      if (problem !== null) await keepNotice(tx, ctx, message, { kind: 'error', code: 'RxFill', ...problem });
      return;
    }
    case 'Status':
    case 'Verify': {
      const { kind, code, description } = message;
      if (code === '010') await moveOn(tx, ctx, sentId, 'Confirmed', null);
      else if (kind === 'Status' || code === '000') await moveOn(tx, ctx, sentId, 'Queued', null);
      // A pharmacy that could not verify a message has not confirmed it.
      else
        await keepNotice(tx, ctx, message, {
          kind: 'error',
          code,
          text: `Not verified by the pharmacy. ${description ?? ''}`.trim(),
          ...(await ofMessage(tx, ctx.clinicId, sentId)),
        });
      return;
    }
    case 'Error': {
      if (message.code === WITHDRAWN) return endWithdrawn(tx, ctx, sentId);
      const state = message.code === 'unknown' ? 'Unknown' : 'Failed';
      const moved = await moveOn(tx, ctx, sentId, state, `${message.code}: ${message.description}`);
      const { code, description: text } = message;
      return keepNotice(tx, ctx, message, { kind: 'error', code, text, ...moved });
    }
    default:
  }
}

type ChangedIds = Pick<Notice, 'prescriptionId' | 'requestId'>;

// Allowed source states of each state. Late messages undo nothing, but an error after the confirmation must be visible.
const REACHED_FROM = {
  Queued: ['Waiting'],
  Confirmed: ['Waiting', 'Queued', 'Failed', 'Unknown'],
  Failed: ['Waiting', 'Queued', 'Unknown', 'Confirmed'],
  Unknown: ['Waiting', 'Queued'],
} as const satisfies Partial<Record<PrescriptionState, readonly PrescriptionState[]>>;

/** Updates whatever was sent under a MessageID: a prescription, its cancellation, or a response to a request. */
async function moveOn(
  tx: Tx,
  ctx: NetworkContext,
  messageId: string,
  state: keyof typeof REACHED_FROM,
  problem: string | null,
): Promise<ChangedIds> {
  if (messageId === '') return { prescriptionId: null, requestId: null };
  const { clinicId, now } = ctx;
  const from = [...REACHED_FROM[state]];
  // A cancellation queued behind a rejected prescription was withdrawn with it: the pharmacy has neither.
  const { rows: prescriptions } = await columnsOf({ r: 'prescribing.prescription' }, [
    'r.id',
    'r.patient_id',
    'r.note_id',
  ])
    .returned(sql`update prescribing.prescription r set
      state = case when ${state} = 'Failed' and c.id is not null then 'Withdrawn' else ${state} end,
      cancel_state = case when ${state} = 'Failed' and c.id is not null then null else r.cancel_state end,
      state_time = ${now}, problem = ${problem}, updated_time = ${now}, version = r.version + 1
    from prescribing.prescription p left join prescribing.network_message c on c.clinic_id = p.clinic_id and c.direction = 'out'
      and c.message_id = p.cancel_message_id and c.state = 'withdrawn' and p.cancel_state = 'Waiting'
    where p.clinic_id = ${clinicId} and p.message_id = ${messageId} and r.clinic_id = p.clinic_id and r.id = p.id
      and r.state = any(${from}::text[])
      and not (${state} = 'Failed' and r.fill_state is not distinct from 'Dispensed')`)
    .execute(tx);
  for (const row of prescriptions) await publishPrescription(tx, clinicId, row);
  const requests = await tx
    .updateTable('prescribing.pharmacy_request')
    .set((eb) => ({ response_state: state, response_problem: problem, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('response_message_id', '=', messageId)
    .where('response_state', 'in', from)
    .returning('id')
    .execute();
  for (const { id } of requests) await publishRequest(tx, clinicId, id);
  const canceled = await moveCancel(
    tx,
    ctx,
    messageId,
    state === 'Failed' || state === 'Unknown' ? state : 'Queued',
    problem,
    null,
  );
  const about = await ofMessage(tx, clinicId, messageId);
  return { prescriptionId: about.prescriptionId ?? canceled, requestId: about.requestId ?? null };
}

/** Selects what was sent under a MessageID. */
async function ofMessage(tx: Tx, clinicId: string, messageId: string): Promise<ChangedIds> {
  const { rows } = await sql<{ prescription_id: string | null; request_id: string | null }>`
    select (select id from prescribing.prescription where clinic_id = ${clinicId} and message_id = ${messageId}) as prescription_id,
      (select id from prescribing.pharmacy_request where clinic_id = ${clinicId} and response_message_id = ${messageId}) as request_id`.execute(
    tx,
  );
  return { prescriptionId: rows[0]!.prescription_id, requestId: rows[0]!.request_id };
}

/** Ends a prescription that was canceled before it was ever sent; the pharmacy never received it. */
export async function endWithdrawn(
  tx: Tx,
  { app, clinicId, now }: Pick<NetworkContext, 'app' | 'clinicId' | 'now'>,
  messageId: string,
  reason: string | null = null,
): Promise<void> {
  const rows = await tx
    .updateTable('prescribing.prescription')
    .set((eb) => ({
      state: 'Withdrawn',
      state_time: now,
      problem: null,
      cancel_state: null,
      cancel_reason: eb.fn.coalesce('cancel_reason', eb.val(reason)),
      updated_time: now,
      version: eb('version', '+', 1),
    }))
    .where('clinic_id', '=', clinicId)
    .where('message_id', '=', messageId)
    .where('state', '=', 'Waiting')
    .returning(['id', 'patient_id', 'note_id', 'cancel_reason'])
    .execute();
  for (const row of rows) {
    await recordOwnChange(tx, app, clinicId, {
      action: 'update',
      objectType: 'prescription',
      objectId: row.id,
      patientId: row.patient_id,
      changes: { state: { before: 'Waiting', after: 'Withdrawn' } },
      reason: row.cancel_reason,
    });
    await publishPrescription(tx, clinicId, row);
    await reopenRequest(tx, app, clinicId, row.id);
  }
}

/** Updates a cancellation. An approval of an earlier one counts too: the pharmacy has canceled the prescription. */
async function moveCancel(
  tx: Tx,
  { clinicId, now }: NetworkContext,
  messageId: string,
  state: Exclude<CancelState, 'Waiting'>,
  text: string | null,
  inReplyTo: AnsweredMessage | null,
): Promise<string | null> {
  if (messageId === '') return null;
  const approved = state === 'Approved' && inReplyTo?.kind === 'CancelRx' ? inReplyTo.prescriptionId : null;
  const from: CancelState[] = state === 'Queued' ? ['Waiting'] : ['Waiting', 'Queued', 'Denied', 'Failed', 'Unknown'];
  const rows = await tx
    .updateTable('prescribing.prescription')
    .set((eb) => ({ cancel_state: state, cancel_answer: text, updated_time: now, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where((eb) =>
      eb.or([eb('cancel_message_id', '=', messageId), ...(approved === null ? [] : [eb('id', '=', approved)])]),
    )
    .where('cancel_state', 'in', from)
    .returning(['id', 'patient_id', 'note_id'])
    .execute();
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
