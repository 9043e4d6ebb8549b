// Over 150 lines: a response is one transaction with four variants.
import { endMedicationIn, holdPatient, requireActivePatient } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import {
  domainError,
  invalid,
  isDomainError,
  lockForSave,
  versionConflict,
  type DomainError,
} from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { clinicVitals } from '#vitals/server';
import { numberOf, refillsFor, responseProblem, shownFields, WAITING } from '../../rules/index.ts';
import { scriptHeader, scriptMedication, scriptPatient, scriptPrescriber } from '../messages/script-parts.ts';
import { scriptObservations } from '../messages/write-new-rx.ts';
import {
  deliverNow,
  newMessageId,
  queueNetworkMessage,
  subjectOf,
  type OutgoingMessage,
  type ScriptDecision,
  type ScriptMedication,
} from '../network/index.ts';
import { readPrescriber, type Parties } from '../parties/read-parties.ts';
import { recordPrescription } from '../prescriptions/record-prescription.ts';
import { prescriptions, readPrescriptions, type PrescriptionRow } from '../records/prescriptions.sql.ts';
import { putPrescription, savingPrescription } from '../prescriptions/save-prescription.ts';
import { keepMedication } from '../prescriptions/send-prescription.ts';
import { writeAlerts } from '../safety/alerts.sql.ts';
import { refusedBySafety, runChecks } from '../safety/run-checks.ts';
import { draftAnswer, replacedBy, type RequestAnswer } from './draft-answer.ts';
import { recordRequest } from '../records/record-request.ts';
import { lockRequest, readRequest, requests, type RequestRow } from '../records/requests.sql.ts';

/** The outcome of a response. */
export interface AnsweredRequest {
  code: string;
  message: string;
  row: RequestRow;
}

/**
 * Responds to a pharmacy request on behalf of the caller. An approval creates its prescription under its own number.
 */
export async function answerRequest(
  ctx: RequestContext,
  id: string,
  version: number | null,
  answer: RequestAnswer,
): Promise<AnsweredRequest | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  // Creates the clinic's vitals on first use, which must not happen inside the transaction.
  await clinicVitals(app.database.kysely, clinicId, ctx.now);
  const queued = await savingPrescription<string>(ctx, async (tx) => {
    const seen = await readRequest(tx, clinicId, id);
    if (seen?.patient_id != null) await holdPatient(tx, clinicId, seen.patient_id);
    const found = await lockRequest(tx, clinicId, id);
    if (found !== null && found.patient_id !== seen?.patient_id) return versionConflict('request');
    const row = lockForSave(found, version ?? found?.version ?? 0, 'request');
    if (isDomainError(row)) return row;
    if (row.state === 'Answered') return domainError('ALREADY_ANSWERED', 'This request has been answered already.');
    const whole = { ...answer, refills: answer.refills || refillsFor(answer.response, askedRefills(row, answer)) };
    const problem = responseProblem(
      row.kind,
      { code: row.request_code, requestedRefills: row.requested_refills },
      whole,
    );
    if (problem !== null) return invalid([{ path: `input.${problem.field}`, message: problem.message }]);
    return answerIn(tx, ctx, row, whole);
  });
  if (isDomainError(queued)) return queued;
  const said = await deliverNow(app, ctx, queued);
  const row = (await readRequest(app.database.kysely, clinicId, id))!;
  const noun = row.kind === 'renewal' ? 'renewal' : 'change';
  if (said.code === '000' || said.code === '010')
    return { code: said.code, message: `The ${noun} response was sent.`, row };
  const waiting = `The ${noun} response is waiting to send. It will go to the pharmacy when the network responds.`;
  return { code: said.code, message: said.code === WAITING ? waiting : said.message, row };
}

/** Returns the refills that the pharmacy requests; null if it gives no number, which differs from zero. */
function askedRefills(row: RequestRow, { requested }: RequestAnswer): number | null {
  if (row.kind === 'renewal') return row.requested_refills;
  const offered = row.request_code === 'P' ? undefined : row.requested[requested ?? 0];
  return (offered ?? row.prescribed)?.refills ?? row.prescribed?.refills ?? null;
}

async function answerIn(
  tx: Tx,
  ctx: RequestContext,
  row: RequestRow,
  answer: RequestAnswer,
): Promise<string | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const isDenied = answer.response === 'Denied';
  const inactive =
    isDenied || row.patient_id === null ? null : await requireActivePatient(tx, clinicId, row.patient_id);
  if (inactive !== null) return inactive;
  const prescriber = await readResponder(tx, actor, row, isDenied);
  if (prescriber === null)
    return domainError('OPERATION_DENIED', 'You are not assigned to a practice of this clinic.', 'Operation Denied');
  if (prescriber.problem !== null) return domainError('OPERATION_DENIED', prescriber.problem, 'Operation Denied');
  const approves = shownFields(row.kind, row.request_code, answer.response).orderNumber;
  const made = approves ? await makePrescription(tx, ctx, row, answer) : null;
  if (isDomainError(made)) return made;
  const messageId = newMessageId();
  const { pharmacy } = row;
  const header = scriptHeader(
    { messageId, ncpdpId: pharmacy.ncpdpId, spi: prescriber.spi, now },
    {
      relatesTo: row.message_id,
      ...(row.rx_reference_number === '' ? {} : { rxReferenceNumber: row.rx_reference_number }),
      ...(made === null
        ? row.order_number === ''
          ? {}
          : { orderNumber: row.order_number }
        : { orderNumber: String(made.row.order_number) }),
    },
  );
  const both = {
    header,
    pharmacy,
    // The patient as sent by the pharmacy, if not matched to one of ours.
    patient: made === null ? row.patient : scriptPatient(made.parties),
    prescriber: scriptPrescriber(prescriber),
    ...(row.rx_reference_number === '' ? {} : { requestReferenceNumber: row.rx_reference_number }),
    decision: decisionOf(answer),
  };
  const offered = row.requested[answer.requested ?? 0];
  const base = row.dispensed ?? row.prescribed ?? offered ?? row.requested[0]!;
  const medication: ScriptMedication =
    made === null
      ? {
          ...base,
          refills: numberOf(answer.refills) ?? 0,
          ...(answer.prior_authorization === '' ? {} : { priorAuthorization: answer.prior_authorization }),
        }
      : scriptMedication(made.row);
  const message: OutgoingMessage =
    row.kind === 'renewal'
      ? {
          kind: 'RxRenewalResponse',
          ...both,
          ...(made === null ? {} : { observations: scriptObservations(made.row) }),
          medication,
        }
      : { kind: 'RxChangeResponse', ...both, ...(isDenied ? {} : { medication }) };
  // The original prescription, the requests about it and the new prescription are sent in one order.
  const [original] = row.prescription_id === null ? [] : await readPrescriptions(tx, clinicId, [row.prescription_id]);
  const networkId = await queueNetworkMessage(tx, ctx, {
    message,
    prescriptionId: made?.row.id ?? row.prescription_id ?? row.id,
    subjectId: original === undefined ? row.id : await subjectOf(tx, clinicId, original),
  });
  if (isDomainError(networkId)) return networkId;
  if (made !== null)
    await prescriptions.update(tx, actor, made.row.id, {
      network_message_id: networkId,
      message_id: messageId,
      version: made.row.version + 1,
    });
  await requests.update(tx, actor, row.id, {
    state: 'Answered',
    response: answer.response as 'Approved',
    response_note: answer.note,
    denied_code: answer.denied_code,
    denial_reason: answer.denial_reason,
    prior_authorization: answer.prior_authorization,
    response_order_number: made?.row.order_number ?? null,
    response_prescription_id: made?.row.id ?? null,
    response_message_id: messageId,
    response_state: 'Waiting',
    answered_by: actor.userId,
    answered_time: now,
    version: row.version + 1,
  });
  await recordRequest(tx, ctx, 'update', row, { response: { before: null, after: answer.response } });
  return networkId;
}

/**
 * Returns the prescriber in whose name a response leaves: the caller, who signs an approval. A denial signs nothing, so
 * it comes from the prescriber whom the pharmacy asked, if they are registered; the log names who denied it.
 */
async function readResponder(
  tx: Tx,
  { clinicId, userId, practiceId }: RequestContext['actor'],
  { prescriber_id: askedId }: RequestRow,
  isDenied: boolean,
) {
  if (isDenied && askedId !== null && askedId !== userId) {
    const asked = await readPrescriber(tx, clinicId, { prescriberId: askedId, practiceId });
    if (asked !== null && asked.problem === null) return asked;
  }
  return readPrescriber(tx, clinicId, { prescriberId: userId, practiceId });
}

/** Creates the prescription of an approval: checked like any other, and sent with the response. */
async function makePrescription(
  tx: Tx,
  ctx: RequestContext,
  row: RequestRow,
  answer: RequestAnswer,
): Promise<{ row: PrescriptionRow; parties: Parties } | DomainError> {
  const { actor, now } = ctx;
  const { clinicId, userId } = actor;
  const drafted = await draftAnswer(tx, ctx, row, answer);
  if (isDomainError(drafted)) return drafted;
  const { fields, parties, original } = drafted;
  const safety = await runChecks(tx, actor, fields, parties, now, replacedBy(row, original));
  const overrides = answer.overrides ?? [];
  const refused = refusedBySafety(safety, overrides);
  if (refused !== null) return refused;
  const put = await putPrescription(tx, ctx, fields, userId, {
    // An approval that was withdrawn before sending can be repeated.
    clientKey: `request/${row.id}/${row.version}`,
    id: null,
    version: null,
  });
  if (isDomainError(put)) return put;
  const about = { prescriptionId: put.row.id, patientId: fields.patient_id };
  await writeAlerts(tx, { clinicId, userId, now }, about, safety, overrides);
  const medicationId = await listedAs(tx, ctx, original, put.row);
  if (isDomainError(medicationId)) return medicationId;
  await prescriptions.update(tx, actor, put.row.id, {
    state: 'Waiting',
    state_time: now,
    sent_by: userId,
    sent_time: now,
    follows_id: original?.id ?? null,
    request_id: row.id,
    medication_record_id: medicationId,
    prior_authorization: answer.prior_authorization,
  });
  await recordPrescription(tx, ctx, 'update', put.row, { state: { before: 'Saved', after: 'Waiting' } });
  const [made] = await readPrescriptions(tx, clinicId, [put.row.id]);
  return { row: made!, parties };
}

/**
 * Returns the list entry from now on: the same one, or another drug in its place, which then ends on the patient's
 * list.
 */
async function listedAs(
  tx: Tx,
  ctx: RequestContext,
  original: PrescriptionRow | null,
  made: PrescriptionRow,
): Promise<string | null | DomainError> {
  const before = original?.medication_record_id ?? null;
  const isSame = original?.drug_description.toLowerCase() === made.drug_description.toLowerCase();
  if (before !== null && isSame) return before;
  const listed = await keepMedication(tx, ctx, made);
  if (isDomainError(listed) || before === null || listed === before) return listed;
  const ended = await endMedicationIn(tx, ctx, before, made.effective_date);
  // It may have been removed from the list in between.
  return isDomainError(ended) && ended.code !== 'NOT_FOUND' ? ended : listed;
}

function decisionOf({ response, note, denied_code, denial_reason }: RequestAnswer): ScriptDecision {
  if (response === 'Denied')
    return { type: 'Denied', ...(denied_code === '' ? {} : { reasonCode: denied_code }), denialReason: denial_reason };
  return { type: response as 'Approved', ...(note === '' ? {} : { note }) };
}
