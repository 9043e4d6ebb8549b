import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type MedicationFields, medicationInput } from '../../rules/index.ts';
import { lockPatient, type Medication } from '../patients.sql.ts';
import { nextKey, notThere, versionConflict, notifyChange } from '../record-change.ts';
import { lockMedication, retireMedication, writeMedication } from './record-lists.sql.ts';

/** Adds what a patient takes or took, in the caller's transaction. */
export async function addMedicationIn(
  tx: Tx,
  ctx: RequestContext,
  patientId: string,
  input: unknown,
): Promise<Medication | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(medicationInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isDomainError(checked)) return checked;
  if ((await lockPatient(tx, actor.clinicId, patientId)) === null) return notThere('patient');
  const id = newId();
  const key = { clinicId: actor.clinicId, patientId, id, version: 1, now };
  const after = await writeMedication(tx, key, checked.value);
  await notifyChange(tx, ctx, { objectType: 'medication_record', id, patientId, before: null, after });
  return after;
}

/** Adds what a patient takes or took. */
export function addMedication(
  ctx: RequestContext,
  patientId: string,
  input: unknown,
): Promise<Medication | DomainError> {
  return ctx.app.database.transaction((tx) => addMedicationIn(tx, ctx, patientId, input));
}

/** Replaces what is said of a medication; STALE_VERSION where somebody saved since `version`. */
export async function updateMedication(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Medication | DomainError> {
  const { actor, now, app } = ctx;
  const checked = checkInput(medicationInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx) => {
    const before = await lockMedication(tx, actor.clinicId, id);
    if (before === null) return notThere('medication');
    if (before.version !== version) return versionConflict('medication');
    const after = await writeMedication(tx, nextKey(ctx, before, before.patient_id), checked.value);
    const patientId = before.patient_id;
    await notifyChange(tx, ctx, { objectType: 'medication_record', id, patientId, before, after });
    return after;
  });
}

/** Says that a medication is taken no more from a day on, in the caller's transaction; one that ended before stays as it is. */
export async function endMedicationIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  day: string,
): Promise<Medication | DomainError> {
  const before = await lockMedication(tx, ctx.actor.clinicId, id);
  if (before === null) return notThere('medication');
  if (before.to_date !== null && before.to_date <= day) return before;
  const { patient_id: patientId, from_date: from, erx_issue_date, drug_name, frequency, record_type, type } = before;
  const fields = { drug_name, frequency, record_type, type, from, eRx_issue_date: erx_issue_date };
  // It can't end before it begins.
  const to = from !== null && from > day ? from : day;
  const after = await writeMedication(tx, nextKey(ctx, before, patientId), { ...fields, to } as MedicationFields);
  await notifyChange(tx, ctx, { objectType: 'medication_record', id, patientId, before, after });
  return after;
}

/** Takes a medication record away, in the caller's transaction; `version` null takes whichever is there. */
export async function deleteMedicationIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  version: number | null,
): Promise<Medication | DomainError> {
  const before = await lockMedication(tx, ctx.actor.clinicId, id);
  if (before === null) return notThere('medication');
  if (version !== null && before.version !== version) return versionConflict('medication');
  const patientId = before.patient_id;
  await retireMedication(tx, nextKey(ctx, before, patientId));
  await notifyChange(tx, ctx, { objectType: 'medication_record', id, patientId, before, after: null });
  return before;
}

/** Takes a medication record away; its row stays. */
export function deleteMedication(ctx: RequestContext, id: string, version: number): Promise<Medication | DomainError> {
  return ctx.app.database.transaction((tx) => deleteMedicationIn(tx, ctx, id, version));
}
