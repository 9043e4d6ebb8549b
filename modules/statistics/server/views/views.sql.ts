import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** A saved view. */
export interface ViewRow {
  id: string;
  report_id: string;
  title: string;
  query: string;
  is_mailed: boolean;
  version: number;
}

const VIEW = sql.raw('id, report_id, title, query, is_mailed, version');

/** The views of one member, by report and title. */
export async function readViews(db: Queryable, clinicId: string, userId: string): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`select ${VIEW} from statistics.saved_view
    where clinic_id = ${clinicId} and user_id = ${userId} and deleted_time is null
    order by report_id, lower(title), id limit 200`.execute(db);
  return rows;
}

/** A view of a member's own, locked; null where there is none. */
export async function lockView(tx: Tx, clinicId: string, userId: string, id: string): Promise<ViewRow | null> {
  const { rows } = await sql<ViewRow>`select ${VIEW} from statistics.saved_view
    where clinic_id = ${clinicId} and user_id = ${userId} and id = ${id} and deleted_time is null for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The view that was made with this key, also one that was taken away since. */
export async function viewOfKey(tx: Tx, clinicId: string, userId: string, key: string): Promise<ViewRow | null> {
  const { rows } = await sql<ViewRow>`select ${VIEW} from statistics.saved_view
    where clinic_id = ${clinicId} and user_id = ${userId} and client_key = ${key}`.execute(tx);
  return rows[0] ?? null;
}

/** Whether another view of theirs has this title. */
export async function isTitleTaken(
  tx: Tx,
  clinicId: string,
  userId: string,
  view: { id: string | null; report_id: string; title: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from statistics.saved_view
    where clinic_id = ${clinicId} and user_id = ${userId} and report_id = ${view.report_id}
      and lower(title) = lower(${view.title}) and deleted_time is null and id is distinct from ${view.id}::uuid`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Puts the making of views of one member one after another, so that two with one title meet. */
export async function lockViewsOf(tx: Tx, clinicId: string, userId: string): Promise<void> {
  await sql`select 1 from practice.member where clinic_id = ${clinicId} and user_id = ${userId} for update`.execute(tx);
}

/** What is mailed this month, with whom to. */
export async function mailedViews(
  db: Queryable,
): Promise<(ViewRow & { clinic_id: string; user_id: string; email: string; time_zone: string })[]> {
  const { rows } = await sql<ViewRow & { clinic_id: string; user_id: string; email: string; time_zone: string }>`
    select v.id, v.report_id, v.title, v.query, v.is_mailed, v.version, v.clinic_id, v.user_id, m.email, c.time_zone
    from statistics.saved_view v
    join practice.member m on m.clinic_id = v.clinic_id and m.user_id = v.user_id
    join practice.clinic c on c.clinic_id = v.clinic_id
    where v.is_mailed and v.deleted_time is null and m.is_active
    order by v.clinic_id, v.id`.execute(db);
  return rows;
}
