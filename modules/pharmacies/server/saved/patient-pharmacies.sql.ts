import { sql } from 'kysely';
import { newId } from '#platform/id.ts';
import type { Queryable, Tx } from '#platform/database.ts';

/** A pharmacy that a patient goes to. */
export interface SavedRow {
  id: string;
  patient_id: string;
  ncpdp_id: string;
  is_preferred: boolean;
  used_time: Date | null;
  saved_time: Date;
}

const COLUMNS = sql`s.id, s.patient_id, s.ncpdp_id, s.is_preferred, s.used_time, s.saved_time`;

/** The pharmacies of these patients: the preferred one first, then as they were used last. */
export async function readSaved(db: Queryable, clinicId: string, patientIds: readonly string[]): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select ${COLUMNS} from pharmacies.patient_pharmacy s
    where s.clinic_id = ${clinicId} and s.patient_id = any(${[...patientIds]}::uuid[]) and s.deleted_time is null
    order by s.patient_id, s.is_preferred desc, s.used_time desc nulls last, s.saved_time desc, s.id`.execute(db);
  return rows;
}

/** A patient's pharmacy of that number, locked for a change; undefined where it is not saved. */
export async function lockSaved(
  tx: Tx,
  clinicId: string,
  patientId: string,
  ncpdpId: string,
): Promise<SavedRow | undefined> {
  const { rows } = await sql<SavedRow>`
    select ${COLUMNS} from pharmacies.patient_pharmacy s
    where s.clinic_id = ${clinicId} and s.patient_id = ${patientId} and s.ncpdp_id = ${ncpdpId} and s.deleted_time is null
    for update`.execute(tx);
  return rows[0];
}

/** Saves a pharmacy with a patient. */
export async function insertSaved(
  tx: Tx,
  clinicId: string,
  row: { patient_id: string; ncpdp_id: string; is_preferred: boolean; used_time: Date | null; saved_by: string },
  now: Date,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('pharmacies.patient_pharmacy')
    .values({ clinic_id: clinicId, id, ...row, saved_time: now })
    .execute();
  return id;
}

/** Changes a saved pharmacy. */
export async function updateSaved(
  tx: Tx,
  clinicId: string,
  id: string,
  change: { is_preferred?: boolean; used_time?: Date; deleted_time?: Date },
): Promise<void> {
  await tx
    .updateTable('pharmacies.patient_pharmacy')
    .set(change)
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** None of a patient's pharmacies is the preferred one any more. */
export async function clearPreferred(tx: Tx, clinicId: string, patientId: string): Promise<void> {
  await tx
    .updateTable('pharmacies.patient_pharmacy')
    .set({ is_preferred: false })
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('is_preferred', '=', true)
    .where('deleted_time', 'is', null)
    .execute();
}
