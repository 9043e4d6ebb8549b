import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type MedicationFields, medicationInput } from '../../rules/index.ts';
import { lockPatient, type Medication, medications } from '../patients.sql.ts';
import { notifyChange } from '../record-change.ts';
import { deletion, lockEntry, nextVersion } from './record-lists.sql.ts';

/** Adds a current or past medication, in the caller's transaction. */
export async function addMedicationIn(
  tx: Tx,
  ctx: RequestContext,
  patientId: string,
  input: unknown,
): Promise<Medication | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(medicationInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isDomainError(checked)) return checked;
  if ((await lockPatient(tx, actor.clinicId, patientId)) === null) return notFound('patient');
  const id = newId();
  const own = { id, patient_id: patientId, created_time: now, updated_time: now };
  const after = await medications.insert(tx, actor, { ...columnsOf(checked.value), ...own });
  await notifyChange(tx, ctx, { objectType: 'medication_record', id, patientId, before: null, after });
  return after;
}

/** Adds a current or past medication. */
export function addMedication(
  ctx: RequestContext,
  patientId: string,
  input: unknown,
): Promise<Medication | DomainError> {
  return ctx.app.database.transaction((tx) => addMedicationIn(tx, ctx, patientId, input));
}

/** Replaces a medication record; STALE_VERSION if it was changed since `version`. */
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
    const before = await lockEntry(tx, ctx, medications, id, version);
    return isDomainError(before) ? before : change(tx, ctx, before, columnsOf(checked.value));
  });
}

/** Ends a medication on a day, in the caller's transaction; one that ended earlier is unchanged. */
export async function endMedicationIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  day: string,
): Promise<Medication | DomainError> {
  const before = await lockEntry(tx, ctx, medications, id, null);
  if (isDomainError(before) || (before.to_date !== null && before.to_date <= day)) return before;
  const { from_date: from } = before;
  // It can't end before it begins.
  return change(tx, ctx, before, { to_date: from !== null && from > day ? from : day });
}

/** Deletes a medication record, in the caller's transaction; `version` null accepts any version. */
export async function deleteMedicationIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  version: number | null,
): Promise<Medication | DomainError> {
  const before = await lockEntry(tx, ctx, medications, id, version);
  if (isDomainError(before)) return before;
  const patientId = before.patient_id;
  await medications.update(tx, ctx.actor, id, deletion(ctx, before));
  await notifyChange(tx, ctx, { objectType: 'medication_record', id, patientId, before, after: null });
  return before;
}

/** Deletes a medication record; its row stays. */
export function deleteMedication(ctx: RequestContext, id: string, version: number): Promise<Medication | DomainError> {
  return ctx.app.database.transaction((tx) => deleteMedicationIn(tx, ctx, id, version));
}

async function change(
  tx: Tx,
  ctx: RequestContext,
  before: Medication,
  fields: Partial<ReturnType<typeof columnsOf>>,
): Promise<Medication> {
  const { id, patient_id: patientId } = before;
  const after = (await medications.update(tx, ctx.actor, id, { ...fields, ...nextVersion(ctx, before) }))!;
  await notifyChange(tx, ctx, { objectType: 'medication_record', id, patientId, before, after });
  return after;
}

function columnsOf({ from: from_date, to: to_date, eRx_issue_date: erx_issue_date, ...rest }: MedicationFields) {
  return { ...rest, from_date, to_date, erx_issue_date };
}
