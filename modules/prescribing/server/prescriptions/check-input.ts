import { requireActivePatient } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  type AlertOverride,
  ATTESTATION_NEEDED,
  CONTROLLED_NOT_ALLOWED,
  type PrescriptionFields,
  prescriptionForm,
  prescriptionProblem,
  strengthProblem,
} from '../../rules/index.ts';
import type { PrescriptionInput } from '../../api/prescription.gen.ts';
import { readParties, type Parties } from '../parties/read-parties.ts';
import { readPrescriptions } from '../records/prescriptions.sql.ts';
import { readListed } from '../records/medications.sql.ts';
import { isNamedAsListed, scheduleOf } from '../safety/read-drug.ts';

/** Prescription input as the API accepts it; omitted fields get the form's defaults. */
export type PrescriptionDraft = { [Key in keyof PrescriptionFields]?: PrescriptionFields[Key] | null | undefined };

/** Converts API input to a prescription; omitted ingredient fields are empty. */
export function wishOfInput({ prescriber_id: _, ingredients, ...input }: PrescriptionInput): PrescriptionDraft {
  return {
    ...input,
    ingredients: ingredients?.map((each) => ({
      description: each.description,
      strength_value: each.strength_value ?? '',
      strength_form: each.strength_form ?? '',
      strength_unit: each.strength_unit ?? '',
      quantity_value: each.quantity_value,
      quantity_qualifier: each.quantity_qualifier ?? '38',
      quantity_unit: each.quantity_unit,
    })),
  };
}

/** Converts the overrides of API input. */
export function overridesOf(
  overrides: readonly { key: string; code: string; note?: string | null }[] | null | undefined,
): AlertOverride[] {
  return (overrides ?? []).slice(0, 50).map(({ key, code, note }) => ({ key, code, note: note ?? '' }));
}

/** A validated prescription with its patient and prescriber. */
export interface CheckedInput {
  fields: PrescriptionFields;
  parties: Parties;
}

/** Checks only the shape of a prescription; omitted fields are blank, and dates default to today. */
export function checkShape({ actor, now }: RequestContext, wish: PrescriptionDraft) {
  const today = dayIn(actor.timeZone, now);
  return checkInput(prescriptionForm, { written_date: today, effective_date: today, ...given(wish) }, 'input');
}

/** Checks a prescription in the specification's order (3 §5.1), then the remaining rules; returns the first problem. */
export async function checkPrescriptionInput(
  db: Queryable,
  ctx: RequestContext,
  wish: PrescriptionDraft,
  prescriberId: string,
): Promise<CheckedInput | DomainError> {
  const { actor, now } = ctx;
  const shaped = checkShape(ctx, wish);
  if (isDomainError(shaped)) return shaped;
  const fields: PrescriptionFields = { ...shaped.value, controlled: await scheduleOf(db, shaped.value) };
  const inactive = isId(fields.patient_id) ? await requireActivePatient(db, actor.clinicId, fields.patient_id) : null;
  if (inactive !== null && inactive.code !== 'NOT_FOUND') return inactive;
  const ids = { patientId: fields.patient_id, prescriberId, practiceId: actor.practiceId };
  const parties = isId(fields.patient_id) ? await readParties(db, actor, ids, now) : null;
  if (fields.patient_id !== '' && parties === null)
    return invalid([{ path: 'input.patient_id', message: 'This patient does not exist.' }]);
  const parts = {
    prescriberFirstName: parties?.prescriber.firstName ?? '',
    prescriberLastName: parties?.prescriber.lastName ?? '',
    hasAddress: parties !== null && parties.address !== null,
    ageYears: parties?.ageYears ?? null,
    hasToken: true,
    today: dayIn(actor.timeZone, now),
  };
  const problem = prescriptionProblem(fields, parts) ?? strengthProblem(fields);
  if (problem?.message === CONTROLLED_NOT_ALLOWED) return domainError('CONTROLLED_SUBSTANCE', CONTROLLED_NOT_ALLOWED);
  if (problem !== null)
    return invalid([{ path: `input.${problem.field || 'prescriber_id'}`, message: problem.message }]);
  const linked = await checkLinks(db, actor.clinicId, fields);
  if (isDomainError(linked)) return linked;
  if (fields.kind === 'drug' && !fields.is_attested && !(await isNamedAsListed(db, fields)))
    return invalid([{ path: 'input.drug_description', message: ATTESTATION_NEEDED }]);
  return { fields: linked, parties: parties! };
}

/**
 * Checks that a renewal and its entry of the medication list are the patient's. An entry that was stopped is dropped,
 * so that sending adds the drug to the list again.
 */
async function checkLinks(
  db: Queryable,
  clinicId: string,
  fields: PrescriptionFields,
): Promise<PrescriptionFields | DomainError> {
  const { patient_id: patientId, follows_id: followsId, medication_record_id: medicationId } = fields;
  const [followed] = followsId !== null && isId(followsId) ? await readPrescriptions(db, clinicId, [followsId]) : [];
  if (followsId !== null && followed?.patient_id !== patientId)
    return invalid([{ path: 'input.follows_id', message: 'The renewed prescription does not exist.' }]);
  if (medicationId === null) return fields;
  const listed = isId(medicationId) ? await readListed(db, clinicId, medicationId) : undefined;
  if (listed?.patient_id !== patientId)
    return invalid([{ path: 'input.medication_record_id', message: 'This medication does not exist.' }]);
  const stands = listed.to_date === null && listed.deleted_time === null;
  return stands ? fields : { ...fields, medication_record_id: null };
}
