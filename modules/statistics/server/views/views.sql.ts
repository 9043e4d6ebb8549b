import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

/** Members' saved views of reports. */
export const views = clinicTable('statistics.saved_view', [
  'id',
  'report_id',
  'title',
  'query',
  'is_mailed',
  'version',
  'deleted_time',
]);

/** A saved view. */
export type ViewRow = RowOfTable<typeof views>;

const viewsOf = (db: Queryable, clinicId: string, userId: string) =>
  views.select(db, { clinicId }).where('user_id', '=', userId);

/** Returns a member's views, by report and title. */
export function readViews(db: Queryable, clinicId: string, userId: string): Promise<ViewRow[]> {
  return viewsOf(db, clinicId, userId)
    .where('deleted_time', 'is', null)
    .orderBy('report_id')
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Returns a member's view, including deleted ones, locked; undefined if there is none. */
export function lockView(tx: Tx, clinicId: string, userId: string, id: string): Promise<ViewRow | undefined> {
  return viewsOf(tx, clinicId, userId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns the view created with this key, including deleted ones. */
export function viewOfKey(tx: Tx, clinicId: string, userId: string, key: string): Promise<ViewRow | undefined> {
  return viewsOf(tx, clinicId, userId).where('client_key', '=', key).executeTakeFirst();
}

/** Returns whether another view of the member has this title. */
export async function isTitleTaken(
  tx: Tx,
  clinicId: string,
  userId: string,
  view: { id: string | null; report_id: string; title: string },
): Promise<boolean> {
  const same = await viewsOf(tx, clinicId, userId)
    .where('report_id', '=', view.report_id)
    .where(sql`lower(title)`, '=', sql`lower(${view.title})`)
    .where('deleted_time', 'is', null)
    .where('id', 'is distinct from', view.id)
    .executeTakeFirst();
  return same !== undefined;
}

/** Serializes the creation of a member's views, so that duplicate titles are detected. */
export async function lockViewsOf(tx: Tx, clinicId: string, userId: string): Promise<void> {
  await sql`select 1 from practice.member where clinic_id = ${clinicId} and user_id = ${userId} for update`.execute(tx);
}

/** Returns the views to email this month, with their recipients. */
export function mailedViews(db: Queryable) {
  return db
    .selectFrom('statistics.saved_view as v')
    .innerJoin('practice.member as m', (on) =>
      on.onRef('m.clinic_id', '=', 'v.clinic_id').onRef('m.user_id', '=', 'v.user_id'),
    )
    .innerJoin('practice.clinic as c', 'c.clinic_id', 'v.clinic_id')
    .select(['v.id', 'v.report_id', 'v.title', 'v.query', 'v.clinic_id', 'v.user_id', 'm.email', 'c.time_zone'])
    .where('v.is_mailed', '=', true)
    .where('v.deleted_time', 'is', null)
    .where('m.is_active', '=', true)
    .orderBy('v.clinic_id')
    .orderBy('v.id')
    .execute();
}
