import { cleanLine } from '#values/clean-text.ts';
import { domainError, invalid, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cancelProblem, mayCancel } from '../../rules/index.ts';
import { writeCancelRx } from '../messages/write-new-rx.ts';
import { deliverNow, newMessageId, queueNetworkMessage } from '../network/index.ts';
import { findPharmacy } from '../parties/find-pharmacy.ts';
import { readParties } from '../parties/read-parties.ts';
import { notePrescription } from './note-prescription.ts';
import { lockPrescription, readPrescriptions } from './prescriptions.sql.ts';
import type { Sent } from './send-prescription.ts';

/** Asks the pharmacy to stop a prescription. RECEIVER where it can't be told this way, and has to be called. */
export async function cancelPrescription(
  ctx: RequestContext,
  id: string,
  givenReason: string | null,
): Promise<Sent | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const db = app.database.kysely;
  const clean = cleanLine((givenReason ?? '').replaceAll(/[\t\r\n]+/g, ' '), 'The reason', 300);
  if ('problem' in clean) return invalid([{ path: 'reason', message: clean.problem }]);
  const [row] = await readPrescriptions(db, clinicId, [id]);
  if (row === undefined) return notFound('prescription');
  const pharmacy = (await findPharmacy(db, row.pharmacy_ncpdp_id)) ?? row.pharmacy;
  const problem = pharmacy === null ? 'This pharmacy is not in the directory.' : cancelProblem(pharmacy, now);
  if (pharmacy === null || problem !== null) return domainError('RECEIVER', problem!, 'CancelRx');
  const { patient_id: patientId, prescriber_id: prescriberId, practice_id: practiceId } = row;
  const parties = await readParties(db, actor, { patientId, prescriberId, practiceId }, now);
  if (parties === null) return notFound('patient');
  if (parties.prescriber.problem !== null)
    return domainError('OPERATION_DENIED', parties.prescriber.problem, 'Operation Denied');
  const queued = await app.database.transaction(async (tx) => {
    const locked = await lockPrescription(tx, clinicId, id);
    if (locked === null) return notFound('prescription');
    if (!mayCancel(locked.state, locked.cancel_state))
      return domainError('NOT_POSSIBLE', 'This prescription is not with a pharmacy, or is being cancelled already.');
    const cancelMessageId = newMessageId();
    const messageId = await queueNetworkMessage(tx, ctx, {
      message: writeCancelRx(locked, parties, pharmacy, { messageId: cancelMessageId, now }),
      prescriptionId: id,
    });
    if (isDomainError(messageId)) return messageId;
    await tx
      .updateTable('prescribing.prescription')
      .set({
        cancel_state: 'Queued',
        cancel_time: now,
        cancel_reason: clean.text || null,
        cancel_answer: null,
        cancel_message_id: cancelMessageId,
        updated_time: now,
        version: locked.version + 1,
      })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    await notePrescription(
      tx,
      ctx,
      'update',
      locked,
      { cancel_state: { before: locked.cancel_state, after: 'Queued' } },
      clean.text || null,
    );
    return messageId;
  });
  if (isDomainError(queued)) return queued;
  const answer = await deliverNow(app, ctx, queued);
  const [after] = await readPrescriptions(db, clinicId, [id]);
  const went = answer.code === '000' || answer.code === '010';
  return {
    code: answer.code,
    message: went ? 'The pharmacy has been asked to cancel the prescription.' : answer.message,
    row: after ?? row,
  };
}
