import { saveChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients } from '#patients/server';
import { readPharmacies } from '../directory/pharmacies.sql.ts';
import {
  clearPreferred,
  insertSaved,
  lockSaved,
  readSaved,
  type SavedRow,
  updateSaved,
} from './patient-pharmacies.sql.ts';

const MOST_SAVED = 30;
const about = (patientId: string, objectId: string) => ({
  objectType: 'patient_pharmacy',
  objectId,
  patientId,
  topic: 'pharmacies.patient-pharmacies-changed',
  body: { patient_id: patientId },
});

/** Saves a pharmacy for a patient, as the preferred one if requested or if it is the first; idempotent. */
export function saveForPatient(
  ctx: RequestContext,
  patientId: string,
  ncpdpId: string,
  isPreferred: boolean,
): Promise<SavedRow[] | DomainError> {
  return changing(ctx, patientId, ncpdpId, async (tx) => {
    const clinicId = ctx.actor.clinicId;
    const before = await lockSaved(tx, clinicId, patientId, ncpdpId);
    if (before !== undefined) return isPreferred ? prefer(tx, ctx, before) : null;
    const others = await readSaved(tx, clinicId, [patientId]);
    if (others.length >= MOST_SAVED)
      return invalid([{ path: 'organizationID', message: `A patient can have at most ${MOST_SAVED} pharmacies.` }]);
    await insertAs(tx, ctx, patientId, ncpdpId, isPreferred || others.length === 0, null);
    return null;
  });
}

/** Removes a patient's pharmacy; idempotent. */
export function deleteForPatient(
  ctx: RequestContext,
  patientId: string,
  ncpdpId: string,
): Promise<SavedRow[] | DomainError> {
  return changing(ctx, patientId, ncpdpId, async (tx) => {
    const before = await lockSaved(tx, ctx.actor.clinicId, patientId, ncpdpId);
    if (before === undefined) return null;
    await updateSaved(tx, ctx.actor.clinicId, before.id, { deleted_time: ctx.now });
    await saveChange(tx, ctx, {
      ...about(patientId, before.id),
      action: 'delete',
      before: { ncpdp_id: ncpdpId },
      after: { ncpdp_id: null },
    });
    return null;
  });
}

/** Makes a pharmacy the only preferred one of a patient, saving it if needed. */
export function setPreferred(
  ctx: RequestContext,
  patientId: string,
  ncpdpId: string,
): Promise<SavedRow[] | DomainError> {
  return saveForPatient(ctx, patientId, ncpdpId, true);
}

/**
 * Records in a prescription's transaction that it goes there: the pharmacy is saved for the patient, and the most
 * recently used one is suggested first if none is preferred.
 */
export async function recordUsedPharmacy(
  tx: Tx,
  ctx: RequestContext,
  patientId: string,
  ncpdpId: string,
): Promise<void> {
  const { clinicId } = ctx.actor;
  const before = await lockSaved(tx, clinicId, patientId, ncpdpId);
  if (before !== undefined) return updateSaved(tx, clinicId, before.id, { used_time: ctx.now });
  if ((await readPharmacies(tx, [ncpdpId])).length > 0) await insertAs(tx, ctx, patientId, ncpdpId, false, ctx.now);
}

async function insertAs(
  tx: Tx,
  ctx: RequestContext,
  patientId: string,
  ncpdpId: string,
  isPreferred: boolean,
  used: Date | null,
): Promise<void> {
  const { clinicId, userId } = ctx.actor;
  if (isPreferred) await clearPreferred(tx, clinicId, patientId);
  const row = {
    patient_id: patientId,
    ncpdp_id: ncpdpId,
    is_preferred: isPreferred,
    used_time: used,
    saved_by: userId,
    saved_time: ctx.now,
  };
  const id = await insertSaved(tx, clinicId, row);
  if (id === null) {
    const saved = (await lockSaved(tx, clinicId, patientId, ncpdpId))!;
    if (used !== null) await updateSaved(tx, clinicId, saved.id, { used_time: used });
    if (isPreferred) await prefer(tx, ctx, saved);
    return;
  }
  const after = { ncpdp_id: ncpdpId, is_preferred: isPreferred };
  await saveChange(tx, ctx, { ...about(patientId, id), action: 'create', before: null, after });
}

async function prefer(tx: Tx, ctx: RequestContext, row: SavedRow): Promise<null> {
  if (row.is_preferred) return null;
  await clearPreferred(tx, ctx.actor.clinicId, row.patient_id);
  await updateSaved(tx, ctx.actor.clinicId, row.id, { is_preferred: true });
  const change = { before: { is_preferred: false }, after: { is_preferred: true } };
  await saveChange(tx, ctx, { ...about(row.patient_id, row.id), action: 'update', ...change });
  return null;
}

/** Runs changes of a patient's saved pharmacies one after the other, and returns all of them. */
function changing(
  ctx: RequestContext,
  patientId: string,
  ncpdpId: string,
  change: (tx: Tx) => Promise<DomainError | null>,
): Promise<SavedRow[] | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
    if (patient === undefined) return notFound('patient');
    if ((await readPharmacies(tx, [ncpdpId])).length === 0) return notFound('pharmacy');
    await tx
      .selectFrom('patients.patient')
      .select('id')
      .where('clinic_id', '=', clinicId)
      .where('id', '=', patientId)
      .forNoKeyUpdate()
      .execute();
    const changed = await change(tx);
    return isDomainError(changed) ? changed : readSaved(tx, clinicId, [patientId]);
  });
}
