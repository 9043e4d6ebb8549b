import { type Insertable, sql } from 'kysely';
import { newId } from '#platform/id.ts';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('pharmacies.patient_pharmacy', [
  'id',
  'patient_id',
  'ncpdp_id',
  'is_preferred',
  'used_time',
  'saved_time',
]);

/** A patient's pharmacy. */
export type SavedRow = RowOfTable<typeof table>;

/** Returns these patients' pharmacies: the preferred one first, then by most recent use. */
export async function readSaved(db: Queryable, clinicId: string, patientIds: readonly string[]): Promise<SavedRow[]> {
  const { rows } = await table
    .as('s')
    .select(sql`from pharmacies.patient_pharmacy s
    where s.clinic_id = ${clinicId} and s.patient_id = any(${[...patientIds]}::uuid[]) and s.deleted_time is null
    order by s.patient_id, s.is_preferred desc, s.used_time desc nulls last, s.saved_time desc, s.id`)
    .execute(db);
  return rows;
}

/** Returns a patient's pharmacy with that number, locked for a change, or undefined. */
export const lockSaved = (
  tx: Tx,
  clinicId: string,
  patientId: string,
  ncpdpId: string,
): Promise<SavedRow | undefined> =>
  table
    .select(tx, { clinicId })
    .where('patient_id', '=', patientId)
    .where('ncpdp_id', '=', ncpdpId)
    .where('deleted_time', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Saves a pharmacy for a patient; returns its id, or null if someone else has just saved it. */
export async function insertSaved(
  tx: Tx,
  clinicId: string,
  row: Omit<Insertable<DB['pharmacies.patient_pharmacy']>, 'clinic_id' | 'id'>,
): Promise<string | null> {
  const made = await tx
    .insertInto('pharmacies.patient_pharmacy')
    .values({ ...row, clinic_id: clinicId, id: newId() })
    .onConflict((conflict) =>
      conflict.columns(['clinic_id', 'patient_id', 'ncpdp_id']).where('deleted_time', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Updates a saved pharmacy. */
export async function updateSaved(
  tx: Tx,
  clinicId: string,
  id: string,
  change: { is_preferred?: boolean; used_time?: Date; deleted_time?: Date },
): Promise<void> {
  await table.update(tx, { clinicId }, id, change);
}

/** Clears a patient's preferred pharmacy. */
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
