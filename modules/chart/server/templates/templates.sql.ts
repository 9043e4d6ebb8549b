import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows, hasRows } from '#platform/records/count-rows.ts';
import type { Person } from '../notes.sql.ts';

/** Chart templates of a clinic and of its members. */
export const templates = clinicTable('chart.template', [
  'id',
  'template_name',
  'nickname',
  'template_html',
  'access_level',
  'owner_id',
  'updated_time',
  'deleted_time',
  'version',
]);

/** A chart template as stored. */
export interface Template extends RowOfTable<typeof templates> {
  owner: Person;
}

const COLUMNS = templates.as('t').and(sql<{
  owner: Person;
}>`json_build_object('first_name', w.first_name, 'last_name', w.last_name,
  'title', null, 'credential', null) as owner`);
const OWNER = sql.raw('join chart.note_writer w on w.clinic_id = t.clinic_id and w.user_id = t.owner_id');
const visible = (clinicId: string, userId: string) =>
  sql`t.clinic_id = ${clinicId} and (t.access_level = 'clinic' or t.owner_id = ${userId})`;

/** Returns the templates that a user may use, by name: the clinic's and their own. */
export async function listTemplates(
  db: Queryable,
  clinicId: string,
  userId: string,
  { words, deleted }: { words: readonly string[]; deleted: boolean },
  page: { skip: number; take: number },
): Promise<Template[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await COLUMNS.select(sql`from chart.template t ${OWNER}
    where ${visible(clinicId, userId)} and (${deleted} or t.deleted_time is null)
      and (t.template_name || ' ' || t.nickname) ilike all(${patterns}::text[])
    order by lower(t.template_name), t.id limit ${page.take} offset ${page.skip}`).execute(db);
  return rows;
}

/** Counts the active templates that a user may use. */
export function countTemplates(db: Queryable, clinicId: string, userId: string): Promise<number> {
  return countRows(db, sql`chart.template t where ${visible(clinicId, userId)} and t.deleted_time is null`);
}

/** Returns whether the clinic has an active template of its own. */
export async function hasClinicTemplate(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`chart.template where clinic_id = ${clinicId} and access_level = 'clinic' and deleted_time is null`,
  );
}

/** Returns one template that a user may use, archived or not. */
export async function readTemplate(
  db: Queryable,
  clinicId: string,
  userId: string,
  id: string,
): Promise<Template | null> {
  const { rows } = await COLUMNS.select(
    sql`from chart.template t ${OWNER} where ${visible(clinicId, userId)} and t.id = ${id}`,
  ).execute(db);
  return rows[0] ?? null;
}

/** Locks the nicknames of a clinic for the rest of the transaction, and then one template that a user may use. */
export async function lockTemplate(tx: Tx, clinicId: string, userId: string, id: string): Promise<Template | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chart.template/${clinicId}`}, 0))`.execute(tx);
  return readTemplate(tx, clinicId, userId, id);
}

/** Returns whether this nickname already belongs to another template of the clinic or of the same owner. */
export async function isNicknameTaken(
  tx: Tx,
  clinicId: string,
  { nickname, access_level, owner_id, id }: { nickname: string; access_level: string; owner_id: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chart.template t where t.clinic_id = ${clinicId} and t.deleted_time is null and t.id <> ${id}
      and t.nickname = ${nickname} and (t.access_level = 'clinic' or t.owner_id = ${owner_id} or ${access_level === 'clinic'})
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Returns whether an ID belongs to any template of the clinic, visible to the user or not. */
export async function isTemplateId(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from chart.template where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
  return rows.length > 0;
}
