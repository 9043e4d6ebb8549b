import { addMedicationIn, holdPatient, readPatients } from '#patients/server';
import { recordUsedPharmacy } from '#pharmacies/server';
import type { Tx } from '#platform/database.ts';
import { domainError, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type AlertOverride, oneLine, receiverProblem, WAITING } from '../../rules/index.ts';
import { writeNewRx } from '../messages/write-new-rx.ts';
import { deliverNow, queueNetworkMessage } from '../network/index.ts';
import { findPharmacy, type KnownPharmacy, type Parties } from '../parties/read-parties.ts';
import { writeAlerts, type CheckedSafety } from '../safety/alerts.sql.ts';
import { refusedBySafety, runChecks } from '../safety/run-checks.ts';
import { checkPrescriptionInput, type PrescriptionDraft } from './check-input.ts';
import { recordPrescription } from './record-prescription.ts';
import { prescriptions, readPrescriptions, type PrescriptionRow } from '../records/prescriptions.sql.ts';
import {
  proposedNumber,
  putPrescription,
  type SaveTarget,
  savingPrescription,
  withOrderNumber,
} from './save-prescription.ts';

/**
 * The outcome within a few seconds: 010 confirmed, 000 queued, `waiting` not acknowledged yet, or the network's own
 * code with its message.
 */
export interface SendResult {
  code: string;
  message: string;
  row: PrescriptionRow;
}

/** Specification 3 §8. */
export const CONFIRMED = 'Pharmacy has confirmed the prescription.';
export const QUEUED =
  'Prescription has been queued for delivery. Please check later for follow-up in Presriber Order List.';
/** Message if the network has not acknowledged it. */
export const NOT_SENT_YET =
  'Waiting to send: the prescription network is not responding. It will be sent automatically; the pharmacy does not have it yet.';

/** Sends a prescription on behalf of the caller. Severe findings need a coded reason first, which is saved. */
export async function sendPrescription(
  ctx: RequestContext,
  wish: PrescriptionDraft,
  once: SaveTarget,
  overrides: readonly AlertOverride[],
): Promise<SendResult | DomainError> {
  const { actor, app, now } = ctx;
  const db = app.database.kysely;
  const checked = await checkPrescriptionInput(
    db,
    ctx,
    { ...wish, order_number: wish.order_number || (await proposedNumber(ctx, actor.userId, once)) },
    actor.userId,
  );
  if (isDomainError(checked)) return checked;
  const { fields, parties } = checked;
  const pharmacy = await findReceiver(ctx, fields.pharmacy_ncpdp_id, parties);
  if (isDomainError(pharmacy)) return pharmacy;
  const own = { id: once.id, clientKey: `${actor.userId}/${once.clientKey}` };
  const safety = await runChecks(db, actor, fields, parties, now, own);
  const refused = refusedBySafety(safety, overrides);
  if (refused !== null) return refused;
  const sent = await savingPrescription<PrescriptionRow>(ctx, async (tx) => {
    if (!(await holdPatient(tx, actor.clinicId, fields.patient_id))) return notFound('patient');
    const numbering = { typed: wish.order_number, prescriberId: actor.userId, once };
    const numbered = await withOrderNumber(tx, ctx, fields, numbering);
    const put = await putPrescription(tx, ctx, numbered, actor.userId, once);
    if (isDomainError(put)) return put;
    if (put.isRepeated && put.row.state !== 'Saved') return put.row;
    return sendIn(tx, ctx, put.row, { parties, pharmacy, safety, overrides });
  });
  return isDomainError(sent) ? sent : answerOf(ctx, sent);
}

/**
 * Returns the pharmacy if it accepts prescriptions now and the sender is registered with the network; otherwise the
 * error.
 */
export async function findReceiver(
  ctx: RequestContext,
  ncpdpId: string,
  { prescriber }: Pick<Parties, 'prescriber'>,
): Promise<KnownPharmacy | DomainError> {
  if (prescriber.problem !== null) return domainError('OPERATION_DENIED', prescriber.problem, 'Operation Denied');
  const pharmacy = await findPharmacy(ctx.app.database.kysely, ncpdpId);
  if (pharmacy === null) return domainError('RECEIVER', 'This pharmacy is not in the directory.', 'Pharmacy');
  const problem = receiverProblem(pharmacy, ctx.now);
  return problem === null ? pharmacy : domainError('RECEIVER', problem, 'Pharmacy');
}

/** Queues the message of a saved prescription and adds it to the patient's medications, in the caller's transaction. */
export async function sendIn(
  tx: Tx,
  ctx: RequestContext,
  row: PrescriptionRow,
  sending: {
    parties: Parties;
    pharmacy: KnownPharmacy;
    safety: CheckedSafety;
    overrides: readonly AlertOverride[];
  },
): Promise<PrescriptionRow | DomainError> {
  const { actor, now } = ctx;
  const { clinicId, userId } = actor;
  const { parties, pharmacy, safety, overrides } = sending;
  const messageId = await queueNetworkMessage(tx, ctx, {
    message: writeNewRx(row, parties, pharmacy, now),
    prescriptionId: row.id,
  });
  if (isDomainError(messageId)) return messageId;
  await recordUsedPharmacy(tx, ctx, row.patient_id, pharmacy.ncpdp_id);
  const medicationId = await keepMedication(tx, ctx, row);
  if (isDomainError(medicationId)) return medicationId;
  await writeAlerts(
    tx,
    { clinicId, userId, now },
    { prescriptionId: row.id, patientId: row.patient_id },
    safety,
    overrides,
  );
  await prescriptions.update(tx, actor, row.id, {
    state: 'Waiting',
    state_time: now,
    problem: null,
    network_message_id: messageId,
    medication_record_id: medicationId,
    sent_by: userId,
    sent_time: now,
    version: row.version + 1,
  });
  const said = overrides.map(({ key, code }) => `${key}: ${code}`).join('; ');
  await recordPrescription(tx, ctx, 'update', row, {
    state: { before: row.state, after: 'Waiting' },
    ...(said === '' ? {} : { overrides: { before: null, after: said } }),
  });
  const [after] = await readPrescriptions(tx, clinicId, [row.id]);
  return after ?? notFound('prescription');
}

/** The prescribed drug becomes a current medication: added to the patient's list, once per name. */
export async function keepMedication(
  tx: Tx,
  ctx: RequestContext,
  row: PrescriptionRow,
): Promise<string | null | DomainError> {
  if (row.medication_record_id !== null) return row.medication_record_id;
  const reading = { columns: ['id'], medications: true } as const;
  const [patient] = await readPatients(tx, ctx.actor.clinicId, [row.patient_id], reading);
  const drugName = oneLine(row.drug_description, 105);
  const name = drugName.toLowerCase();
  const standing = patient?.medications?.find(
    ({ drug_name, to_date: to }) => to === null && drug_name.toLowerCase() === name,
  );
  if (standing !== undefined) return standing.id;
  const medication = await addMedicationIn(tx, ctx, row.patient_id, {
    drug_name: drugName,
    // The list has one line for it, while a prescription can have many.
    frequency: oneLine(row.sig, 500),
    from: row.effective_date,
    record_type: 'Drug',
    eRx_issue_date: row.written_date,
  });
  return isDomainError(medication) ? medication : medication.id;
}

const WORDS: Readonly<Record<string, string>> = { '010': CONFIRMED, '000': QUEUED, [WAITING]: NOT_SENT_YET };

/** Returns the network's answer to a queued message, with the updated prescription. */
export async function answerOf(ctx: RequestContext, row: PrescriptionRow): Promise<SendResult> {
  const { app, actor } = ctx;
  const answer =
    row.network_message_id !== null
      ? await deliverNow(app, ctx, row.network_message_id)
      : { code: row.state === 'Confirmed' ? '010' : '000', message: row.problem ?? '', isWaiting: false };
  const [after] = await readPrescriptions(app.database.kysely, actor.clinicId, [row.id]);
  return { code: answer.code, message: WORDS[answer.code] ?? answer.message, row: after ?? row };
}
