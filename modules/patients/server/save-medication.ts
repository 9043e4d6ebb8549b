import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { medicationInput } from '../rules/index.ts';
import { lockPatient, type Medication } from './patients.sql.ts';
import { nextKey, notThere, stale, tellChange } from './record-change.ts';
import { lockMedication, retireMedication, writeMedication } from './record-lists.sql.ts';

/** Adds what a patient takes or took, in the caller's transaction. */
export async function addMedicationIn(
  tx: Tx,
  request: Request,
  patientId: string,
  input: unknown,
): Promise<Medication | Refusal> {
  const { actor, now } = request;
  const checked = checkInput(medicationInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isRefusal(checked)) return checked;
  if ((await lockPatient(tx, actor.clinicId, patientId)) === null) return notThere('patient');
  const id = newId();
  const key = { clinicId: actor.clinicId, patientId, id, version: 1, now };
  const after = await writeMedication(tx, key, checked.value);
  await tellChange(tx, request, { objectType: 'medication_record', id, patientId, before: null, after });
  return after;
}

/** Adds what a patient takes or took. */
export function addMedication(request: Request, patientId: string, input: unknown): Promise<Medication | Refusal> {
  return request.house.database.transaction((tx) => addMedicationIn(tx, request, patientId, input));
}

/** Replaces what is said of a medication; STALE_VERSION where somebody saved since `version`. */
export async function updateMedication(
  request: Request,
  id: string,
  version: number,
  input: unknown,
): Promise<Medication | Refusal> {
  const { actor, now, house } = request;
  const checked = checkInput(medicationInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isRefusal(checked)) return checked;
  return house.database.transaction(async (tx) => {
    const before = await lockMedication(tx, actor.clinicId, id);
    if (before === null) return notThere('medication');
    if (before.version !== version) return stale('medication');
    const after = await writeMedication(tx, nextKey(request, before, before.patient_id), checked.value);
    const patientId = before.patient_id;
    await tellChange(tx, request, { objectType: 'medication_record', id, patientId, before, after });
    return after;
  });
}

/** Takes a medication record away, in the caller's transaction; `version` null takes whichever is there. */
export async function deleteMedicationIn(
  tx: Tx,
  request: Request,
  id: string,
  version: number | null,
): Promise<Medication | Refusal> {
  const before = await lockMedication(tx, request.actor.clinicId, id);
  if (before === null) return notThere('medication');
  if (version !== null && before.version !== version) return stale('medication');
  const patientId = before.patient_id;
  await retireMedication(tx, nextKey(request, before, patientId));
  await tellChange(tx, request, { objectType: 'medication_record', id, patientId, before, after: null });
  return before;
}

/** Takes a medication record away; its row stays. */
export function deleteMedication(request: Request, id: string, version: number): Promise<Medication | Refusal> {
  return request.house.database.transaction((tx) => deleteMedicationIn(tx, request, id, version));
}
