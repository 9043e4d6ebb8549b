import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';

/** Gives a tag to those of the patients who lack it; answers them. */
export async function addTagTo(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  tag: string,
  color: string,
): Promise<string[]> {
  const { rows } = await sql<{ patient_id: string }>`
    insert into patients.patient_tag (clinic_id, patient_id, tag, color)
    select p.clinic_id, p.id, ${tag}, ${color} from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[]) and p.deleted_time is null
    order by p.id on conflict do nothing returning patient_id`.execute(tx);
  return rows.map(({ patient_id }) => patient_id);
}

/** Takes a tag from those of the patients who have it; answers them. */
export async function removeTagFrom(tx: Tx, clinicId: string, ids: readonly string[], tag: string): Promise<string[]> {
  const { rows } = await sql<{ patient_id: string }>`
    delete from patients.patient_tag t
    where t.clinic_id = ${clinicId} and t.patient_id = any(${ids}::uuid[]) and t.tag = ${tag} returning t.patient_id`.execute(
    tx,
  );
  return rows.map(({ patient_id }) => patient_id);
}
