import { requireActivePatient } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  ATTESTATION_NEEDED,
  CONTROLLED_NOT_ALLOWED,
  type PrescriptionFields,
  prescriptionForm,
  prescriptionProblem,
  strengthProblem,
} from '../../rules/index.ts';
import { readParties, type Parties } from '../parties/read-parties.ts';
import { isNamedAsListed, scheduleOf } from '../safety/read-drug.ts';

/** What somebody wants to prescribe, as the contract takes it: what is left out begins as the form does. */
export type PrescriptionWish = { [Key in keyof PrescriptionFields]?: PrescriptionFields[Key] | null | undefined };

/** A prescription whose fields can be saved, and who it is about. */
export interface CheckedInput {
  fields: PrescriptionFields;
  parties: Parties;
}

/** Checks a prescription in the specification's order (3 §5.1), then what else keeps it from being saved; the first problem is answered. */
export async function checkPrescriptionInput(
  db: Queryable,
  ctx: RequestContext,
  wish: PrescriptionWish,
  prescriberId: string,
): Promise<CheckedInput | DomainError> {
  const { actor, now } = ctx;
  const shaped = checkInput(prescriptionForm, { ...blankFields(dayIn(actor.timeZone, now)), ...given(wish) }, 'input');
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
  if (fields.kind === 'drug' && !fields.is_attested && !(await isNamedAsListed(db, fields)))
    return invalid([{ path: 'input.drug_description', message: ATTESTATION_NEEDED }]);
  return { fields, parties: parties! };
}

/** Only what was given. */
export function given(wish: PrescriptionWish): object {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== null && value !== undefined));
}

/** What a prescription holds where nothing was said. */
export function blankFields(today: string): Omit<PrescriptionFields, 'kind'> {
  return {
    patient_id: '',
    note_id: null,
    order_number: '',
    pharmacy_ncpdp_id: '',
    drug_id: null,
    drug_description: '',
    product_code: '',
    product_qualifier: '',
    drug_db_code: '',
    drug_db_qualifier: '',
    controlled: 'N/A',
    dosage_form: '',
    quantity: '',
    quantity_qualifier: '38',
    quantity_unit: '',
    days_supply: '',
    written_date: today,
    effective_date: today,
    substitutions: '',
    refills: '',
    diagnoses: [],
    note: '',
    sig: '',
    rx_fill_indicator: '',
    final_form: '',
    ingredients: [],
    height: '',
    height_date: '',
    weight: '',
    weight_date: '',
    is_attested: false,
  };
}
