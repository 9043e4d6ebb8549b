import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type AllergyFields, allergyInput, foldName } from '../../rules/index.ts';
import { allergies, type Allergy, lockPatient, type Patient, readPatients } from '../patients.sql.ts';
import { notifyChange, notifyPatient } from '../record-change.ts';
import { isAllergic, lockEntry, nextVersion, readAllergies, writeNoAllergies } from './record-lists.sql.ts';

/** Adds an allergy in the caller's transaction. A substance with an active allergy is rejected with a field error. */
export async function createAllergyIn(
  tx: Tx,
  ctx: RequestContext,
  patientId: string,
  input: unknown,
): Promise<Allergy | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(allergyInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isDomainError(checked)) return checked;
  const patient = await lockPatient(tx, actor.clinicId, patientId);
  if (patient === null) return notFound('patient');
  const known = await rejectKnown(tx, ctx, patientId, null, checked.value);
  if (known !== null) return known;
  const id = newId();
  const own = { id, patient_id: patientId, created_time: now };
  const allergy = await allergies.insert(tx, actor, { ...columnsOf(checked.value), ...own });
  if (patient.no_allergies_time !== null && allergy.status === 'active')
    await writeNoAllergies(tx, actor.clinicId, patientId, null);
  await notifyChange(tx, ctx, { objectType: 'allergy', id, patientId, before: null, after: allergy });
  return allergy;
}

/** Adds an allergy. */
export function createAllergy(ctx: RequestContext, patientId: string, input: unknown): Promise<Allergy | DomainError> {
  return ctx.app.database.transaction((tx) => createAllergyIn(tx, ctx, patientId, input));
}

/** Replaces an allergy in the caller's transaction; `version` null accepts any version. */
export async function updateAllergyIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  version: number | null,
  input: unknown,
): Promise<Allergy | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(allergyInput(dayIn(actor.timeZone, now)), input, 'input');
  if (isDomainError(checked)) return checked;
  const before = await lockEntry(tx, ctx, allergies, id, version);
  if (isDomainError(before)) return before;
  const patientId = before.patient_id;
  const known = await rejectKnown(tx, ctx, patientId, id, checked.value);
  if (known !== null) return known;
  const fields = { ...columnsOf(checked.value), ...nextVersion(ctx, before) };
  const after = (await allergies.update(tx, actor, id, fields))!;
  if (after.status === 'active') await writeNoAllergies(tx, actor.clinicId, patientId, null);
  await notifyChange(tx, ctx, { objectType: 'allergy', id, patientId, before, after });
  return after;
}

/** Replaces an allergy; STALE_VERSION if it was changed since `version`. */
export function updateAllergy(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<Allergy | DomainError> {
  return ctx.app.database.transaction((tx) => updateAllergyIn(tx, ctx, id, version, input));
}

/** Sets only the status of an allergy, in the caller's transaction; `version` null accepts any version. */
export async function setAllergyStatusIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  version: number | null,
  status: 'inactive' | 'resolved' | 'entered_in_error',
): Promise<Allergy | DomainError> {
  const before = await lockEntry(tx, ctx, allergies, id, null);
  if (isDomainError(before)) return before;
  const { substance: allergy_substance, category: allergy_category, ...rest } = before;
  return updateAllergyIn(tx, ctx, id, version, { ...rest, allergy_substance, allergy_category, status });
}

/** Records that a patient has no known allergies, with user and time, or clears that. */
export async function recordNoKnownAllergies(
  ctx: RequestContext,
  patientId: string,
  noneKnown: boolean,
): Promise<Patient | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await lockPatient(tx, actor.clinicId, patientId);
    if (before === null) return notFound('patient');
    if (noneKnown && (await isAllergic(tx, actor.clinicId, patientId))) {
      return domainError('ALLERGY_KNOWN', 'This patient has an active allergy. Resolve it first.');
    }
    await writeNoAllergies(tx, actor.clinicId, patientId, noneKnown ? { time: now, by: actor.name } : null);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'patient',
      objectId: patientId,
      patientId,
      changes: { no_known_allergies: { before: before.no_allergies_time !== null, after: noneKnown } },
    });
    await notifyPatient(tx, ctx, patientId);
    const [patient] = await readPatients(tx, actor.clinicId, [patientId], { allergies: true });
    return patient!;
  });
}

async function rejectKnown(
  tx: Tx,
  { actor }: RequestContext,
  patientId: string,
  own: string | null,
  { allergy_substance: substance, status }: { allergy_substance: string; status: string },
): Promise<DomainError | null> {
  if (status !== 'active') return null;
  const others = await readAllergies(tx, actor.clinicId, patientId);
  const folded = foldName(substance);
  const known = others.some(
    (each) => each.id !== own && each.status === 'active' && foldName(each.substance) === folded,
  );
  const message = 'This allergy is already listed';
  return known ? invalid([{ path: 'input.allergy_substance', message }]) : null;
}

function columnsOf({ allergy_substance: substance, allergy_category: category, ...rest }: AllergyFields) {
  return { substance, category, ...rest };
}
