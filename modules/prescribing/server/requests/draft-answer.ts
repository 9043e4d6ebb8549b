import { REPLACED, type Replacement, fieldsOfRequest } from './fields-of-request.ts';
import type { PharmacyResponseInput } from '../../api/prescription.gen.ts';
import { overridesOf } from '../prescriptions/check-input.ts';
import {
  type ResponseFields,
  type AlertOverride,
  ATTESTATION_NEEDED,
  CONTROLLED_NOT_ALLOWED,
  type PrescriptionFields,
  prescriptionProblem,
  shownFields,
} from '../../rules/index.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readParties, type Parties } from '../parties/read-parties.ts';
import { readMeasured } from '../prescriptions/read-measured.ts';
import { readPrescriptions, type PrescriptionRow } from '../records/prescriptions.sql.ts';
import { scheduleOf } from '../safety/read-drug.ts';
import { runChecks } from '../safety/run-checks.ts';
import type { CheckedSafety } from '../safety/alerts.sql.ts';
import { readRequest, type RequestRow } from '../records/requests.sql.ts';

/** A response as the API accepts it. */
export interface RequestAnswer extends ResponseFields {
  replacement: Replacement | null;
  /** Index of the chosen medication in a change request; defaults to the first. */
  requested?: number;
  /** Override reasons for severe findings. */
  overrides?: readonly AlertOverride[];
  /** The prescriber attests to a manually entered replacement description. */
  is_attested?: boolean;
}

/** Converts API input to a response to a pharmacy request. */
export function answerOf({
  replacement,
  response,
  overrides,
  requested,
  is_attested,
  ...fields
}: PharmacyResponseInput): RequestAnswer {
  const text = (value: string | null | undefined, most: number): string => (value ?? '').trim().slice(0, most);
  return {
    response,
    requested: requested ?? 0,
    overrides: overridesOf(overrides),
    order_number: text(fields.order_number, 12),
    refills: text(fields.refills, 12),
    is_attested: is_attested ?? false,
    note: text(fields.note, 70),
    denied_code: text(fields.denied_code, 4),
    denial_reason: text(fields.denial_reason, 70),
    prior_authorization: text(fields.prior_authorization, 35),
    replacement:
      replacement == null
        ? null
        : (Object.fromEntries(
            Object.entries(REPLACED).map(([name, most]) => [name, text(replacement[name as keyof Replacement], most)]),
          ) as Replacement),
  };
}

/** The message that an approval would send. */
export interface AnswerDraft {
  fields: PrescriptionFields;
  parties: Parties;
  original: PrescriptionRow | null;
}

/** Drafts the prescription of an approval, checked like any other, including the compendium's schedule. */
export async function draftAnswer(
  db: Queryable,
  ctx: RequestContext,
  row: RequestRow,
  answer: RequestAnswer,
): Promise<AnswerDraft | DomainError> {
  const { actor, now } = ctx;
  const { clinicId, userId, practiceId, timeZone } = actor;
  if (row.patient_id === null) return domainError('NOT_MATCHED', 'Match the request to a patient first.', 'Patient');
  const [original] = row.prescription_id === null ? [] : await readPrescriptions(db, clinicId, [row.prescription_id]);
  const measured = await readMeasured(db, ctx, row.patient_id, dayIn(timeZone, now));
  const drafted = fieldsOfRequest(row, original ?? null, answer, { timeZone, now, measured });
  const fields = { ...drafted, controlled: await scheduleOf(db, drafted) };
  const parties = await readParties(db, actor, { patientId: row.patient_id, prescriberId: userId, practiceId }, now);
  if (parties === null) return domainError('NOT_FOUND', 'This patient does not exist.', 'Not found');
  const { prescriber } = parties;
  const problem = prescriptionProblem(fields, {
    prescriberFirstName: prescriber.firstName,
    prescriberLastName: prescriber.lastName,
    hasAddress: parties.address !== null,
    ageYears: parties.ageYears,
    hasToken: true,
  });
  if (problem?.message === CONTROLLED_NOT_ALLOWED)
    return domainError('CONTROLLED_SUBSTANCE', CONTROLLED_NOT_ALLOWED, 'Operation Denied');
  if (problem !== null) return domainError('NOT_POSSIBLE', problem.message, 'Operation Denied');
  if (needsAttestation(row, original ?? null, answer))
    return invalid([{ path: 'input.replacement.drug_description', message: ATTESTATION_NEEDED }]);
  return { fields, parties, original: original ?? null };
}

/**
 * Returns whether a replacement's description matches neither the pharmacy's nor the original prescription's and still
 * needs an attestation.
 */
function needsAttestation(row: RequestRow, original: PrescriptionRow | null, answer: RequestAnswer): boolean {
  const folded = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const typed = folded(answer.replacement?.drug_description ?? '');
  if (
    typed === '' ||
    answer.is_attested === true ||
    !shownFields(row.kind, row.request_code, answer.response).replacement
  )
    return false;
  const named = [row.dispensed, row.prescribed, ...row.requested].map((each) => each?.description ?? '');
  return ![...named, original?.drug_description ?? ''].some((each) => folded(each) === typed);
}

/** The prescription that an approval replaces, which doesn't count as a duplicate. */
export const replacedBy = (row: RequestRow, original: PrescriptionRow | null) => ({
  replaces: original?.id ?? null,
  replacedName: original?.drug_description ?? row.drug_description,
});

/** Runs the safety checks on the prescription that a response would create, before it is sent. */
export async function checkAnswer(
  ctx: RequestContext,
  id: string,
  answer: RequestAnswer,
): Promise<{ safety: CheckedSafety; patientId: string } | DomainError> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const row = isId(id) ? await readRequest(db, actor.clinicId, id) : null;
  if (row === null) return notFound('request');
  const drafted = await draftAnswer(db, ctx, row, answer);
  if (isDomainError(drafted)) return drafted;
  const { fields, parties, original } = drafted;
  const safety = await runChecks(db, actor, fields, parties, now, replacedBy(row, original));
  return { safety, patientId: fields.patient_id };
}
