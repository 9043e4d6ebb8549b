import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { LISTED_NAMES } from '../patients.sql.ts';

/** Adds a tag to those patients that don't have it; returns them. */
export async function addTagTo(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  tag: string,
  color: string,
): Promise<string[]> {
  const { rows } = await columnsOf('patients.patient_tag', ['patient_id'])
    .returned(sql`insert into patients.patient_tag (clinic_id, patient_id, tag, color, last_key, first_key)
    select p.clinic_id, p.id, ${tag}, ${color}, ${LISTED_NAMES} from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[]) and p.deleted_time is null
    order by p.id for key share of p on conflict do nothing`)
    .execute(tx);
  return rows.map(({ patient_id }) => patient_id);
}

/** Returns whether one of the patients doesn't have a tag or doesn't exist. */
export async function isLacked(db: Queryable, clinicId: string, ids: readonly string[], tag: string): Promise<boolean> {
  return hasRows(
    db,
    sql`unnest(${ids}::uuid[]) id where not exists (
      select from patients.patient_tag t where t.clinic_id = ${clinicId} and t.patient_id = id and t.tag = ${tag})`,
  );
}

/** Removes a tag from those patients that have it; returns them. */
export async function removeTagFrom(tx: Tx, clinicId: string, ids: readonly string[], tag: string): Promise<string[]> {
  const { rows } = await columnsOf({ t: 'patients.patient_tag' }, ['t.patient_id'])
    .returned(sql`delete from patients.patient_tag t
    where t.clinic_id = ${clinicId} and t.patient_id = any(${ids}::uuid[]) and t.tag = ${tag}`)
    .execute(tx);
  return rows.map(({ patient_id }) => patient_id);
}

/** Counts the patients of each tag. */
export async function countTags(db: Queryable, clinicId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select t.tag, count(*)::int as count from patients.patient_tag t
    join patients.patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id and p.deleted_time is null
    where t.clinic_id = ${clinicId} group by t.tag`.execute(db);
  return new Map(rows.map(({ tag, count }) => [tag, count]));
}

/** Removes a tag from all patients; returns those who had it. */
export async function removeTag(tx: Tx, clinicId: string, tag: string): Promise<string[]> {
  const { rows } = await columnsOf('patients.patient_tag', ['patient_id'])
    .returned(sql`delete from patients.patient_tag where clinic_id = ${clinicId} and tag = ${tag}`)
    .execute(tx);
  return rows.map(({ patient_id }) => patient_id);
}

/** Adds a tag to those patients that don't have it, including deleted ones. */
export async function putTag(tx: Tx, clinicId: string, ids: readonly string[], tag: string, color: string) {
  await sql`
    insert into patients.patient_tag (clinic_id, patient_id, tag, color, last_key, first_key)
    select p.clinic_id, p.id, ${tag}, ${color}, ${LISTED_NAMES} from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[])
    order by p.id for key share of p on conflict do nothing`.execute(tx);
}

/** Changes the color of a tag on all patients. */
export async function recolourTag(tx: Tx, clinicId: string, tag: string, color: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update patients.patient_tag set color = ${color}
    where clinic_id = ${clinicId} and tag = ${tag} and color <> ${color}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
