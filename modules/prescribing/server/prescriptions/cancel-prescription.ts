import { cleanLine } from '#values/clean-text.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, invalid, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cancelProblem, mayCancel, WAITING, WITHDRAWN } from '../../rules/index.ts';
import { writeCancelRx } from '../messages/write-new-rx.ts';
import { deliverNow, newMessageId, queueNetworkMessage, subjectOf, withdrawUnsent } from '../network/index.ts';
import { findPharmacy, readParties } from '../parties/read-parties.ts';
import { recordPrescription } from './record-prescription.ts';
import {
  lockPrescription,
  prescriptions,
  readPrescriptions,
  type PrescriptionRow,
} from '../records/prescriptions.sql.ts';
import type { SendResult } from './send-prescription.ts';
import { reopenRequest } from '../records/record-request.ts';

const ASKED = 'Cancellation sent. The prescription is canceled once the pharmacy approves.';
const NEVER_SENT = 'The prescription was canceled before it was sent. The pharmacy never received it.';
const NOT_SENT_YET = 'Cancellation waiting to send. It will go to the pharmacy when the network responds.';

/**
 * Cancels a prescription: a message that certainly hasn't left the clinic is withdrawn; otherwise the pharmacy is asked
 * to cancel, after all messages queued earlier. RECEIVER if the pharmacy doesn't accept cancellations and has to be
 * called.
 */
export async function cancelPrescription(
  ctx: RequestContext,
  id: string,
  givenReason: string | null,
): Promise<SendResult | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  const clean = cleanLine((givenReason ?? '').replaceAll(/[\t\r\n]+/g, ' '), 'The reason', 300);
  if ('problem' in clean) return invalid([{ path: 'reason', message: clean.problem }]);
  const reason = clean.text || null;
  const queued = await app.database.transaction(async (tx) => {
    const row = await lockPrescription(tx, clinicId, id);
    if (row === null) return notFound('prescription');
    if (!mayCancel(row.state, row.cancel_state))
      return domainError('NOT_POSSIBLE', 'No pharmacy has this prescription, or it is already being canceled.');
    if (row.network_message_id !== null && (await withdrawUnsent(tx, clinicId, row.network_message_id, ctx.now))) {
      await withdraw(tx, ctx, row, reason);
      return { messageId: null };
    }
    const messageId = await queueCancellation(tx, ctx, row, reason);
    return isDomainError(messageId) ? messageId : { messageId };
  });
  if (isDomainError(queued)) return queued;
  const answer =
    queued.messageId === null
      ? { code: WITHDRAWN, message: NEVER_SENT }
      : await deliverNow(app, ctx, queued.messageId).then((said) => ({ ...said, message: wordsOf(said) }));
  const [after] = await readPrescriptions(app.database.kysely, clinicId, [id]);
  return after === undefined ? notFound('prescription') : { code: answer.code, message: answer.message, row: after };
}

function wordsOf({ code, message }: { code: string; message: string }): string {
  if (code === '000' || code === '010') return ASKED;
  if (code === WAITING) return NOT_SENT_YET;
  return code === WITHDRAWN ? NEVER_SENT : message;
}

/** Ends a prescription whose message was withdrawn; the pharmacy request that it answered is open again. */
async function withdraw(tx: Tx, ctx: RequestContext, row: PrescriptionRow, reason: string | null): Promise<void> {
  const { actor, now } = ctx;
  await prescriptions.update(tx, actor, row.id, {
    state: 'Withdrawn',
    state_time: now,
    problem: null,
    cancel_state: null,
    cancel_time: now,
    cancel_reason: reason,
    updated_time: now,
    version: row.version + 1,
  });
  await recordPrescription(tx, ctx, 'update', row, { state: { before: row.state, after: 'Withdrawn' } }, reason);
  await reopenRequest(tx, ctx.app, actor.clinicId, row.id);
}

async function queueCancellation(
  tx: Tx,
  ctx: RequestContext,
  row: PrescriptionRow,
  reason: string | null,
): Promise<string | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const pharmacy = (await findPharmacy(tx, row.pharmacy_ncpdp_id)) ?? row.pharmacy;
  const problem = pharmacy === null ? 'This pharmacy is not in the directory.' : cancelProblem(pharmacy, now);
  if (pharmacy === null || problem !== null) return domainError('RECEIVER', problem!, 'CancelRx');
  const { patient_id: patientId, prescriber_id: prescriberId, practice_id: practiceId } = row;
  const parties = await readParties(tx, actor, { patientId, prescriberId, practiceId }, now);
  if (parties === null) return notFound('patient');
  if (parties.prescriber.problem !== null)
    return domainError('OPERATION_DENIED', parties.prescriber.problem, 'Operation Denied');
  const cancelMessageId = newMessageId();
  const messageId = await queueNetworkMessage(tx, ctx, {
    message: writeCancelRx(row, parties, pharmacy, { messageId: cancelMessageId, now }),
    prescriptionId: row.id,
    subjectId: await subjectOf(tx, clinicId, row),
  });
  if (isDomainError(messageId)) return messageId;
  await prescriptions.update(tx, actor, row.id, {
    cancel_state: 'Waiting',
    cancel_time: now,
    cancel_reason: reason,
    cancel_answer: null,
    cancel_message_id: cancelMessageId,
    updated_time: now,
    version: row.version + 1,
  });
  const changes = { cancel_state: { before: row.cancel_state, after: 'Waiting' } };
  await recordPrescription(tx, ctx, 'update', row, changes, reason);
  return messageId;
}
