import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Notification } from '../../rules/index.ts';

/** A kind of event with all that is set up of it. */
export interface WholeCategory {
  id: string;
  category_name: string;
  color: string;
  duration: number;
  interval_minutes: number | null;
  message_template: string | null;
  notification_plan_id: string | null;
  notifications: Notification[];
  version: number;
}

/** The kinds of events that are offered, or one of them, also where it is not offered any more. */
export async function readWholeCategories(
  db: Queryable,
  clinicId: string,
  id: string | null,
): Promise<WholeCategory[]> {
  const { rows } = await sql<WholeCategory>`
    select k.id, k.category_name, k.color, k.duration, k.interval_minutes, k.message_template, k.notification_plan_id, k.version,
      coalesce((select json_agg(json_build_object('notification_type', n.notification_type, 'notification_method',
          n.notification_method, 'subject', n.subject, 'message_template', n.message_template,
          'hours_before_appointment', n.hours_before) order by n.position)
        from scheduling.event_notification n
        where n.clinic_id = k.clinic_id and n.plan_id = k.notification_plan_id), '[]') as notifications
    from scheduling.event_category k
    where k.clinic_id = ${clinicId}
      and case when ${id}::uuid is null then k.deleted_time is null else k.id = ${id}::uuid end
    order by k.sort_index, k.category_name limit 500`.execute(db);
  return rows;
}

/** Holds a kind of event that is still offered. */
export async function lockCategory(tx: Tx, clinicId: string, id: string): Promise<WholeCategory | null> {
  const { rows } = await sql<{ id: string }>`
    select id from scheduling.event_category
    where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(tx);
  if (rows.length === 0) return null;
  return (await readWholeCategories(tx, clinicId, id))[0] ?? null;
}

/** The columns of a kind of event. */
export type CategoryRow = Omit<WholeCategory, 'notifications' | 'id' | 'version'>;

/** Adds a kind of event after the others. */
export async function insertCategory(tx: Tx, clinicId: string, id: string, row: CategoryRow, now: Date): Promise<void> {
  await sql`
    insert into scheduling.event_category (clinic_id, id, category_name, color, duration, interval_minutes, message_template,
      notification_plan_id, sort_index, created_time, updated_time)
    select ${clinicId}, ${id}, ${row.category_name}, ${row.color}, ${row.duration}, ${row.interval_minutes},
      ${row.message_template}, ${row.notification_plan_id},
      coalesce((select max(k.sort_index) + 1 from scheduling.event_category k where k.clinic_id = ${clinicId}), 0), ${now}, ${now}`.execute(
    tx,
  );
}

/** Writes the changes to a kind of event, one version further. */
export async function updateCategory(
  tx: Tx,
  clinicId: string,
  id: string,
  changes: Partial<CategoryRow> & { deleted_time?: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('scheduling.event_category')
    .set((eb) => ({ ...changes, updated_time: now, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Whether another kind of event that is offered has that name. */
export async function isCategoryNameTaken(
  tx: Tx,
  clinicId: string,
  name: string,
  but: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from scheduling.event_category
    where clinic_id = ${clinicId} and lower(category_name) = lower(${name}) and deleted_time is null
      and (${but}::uuid is null or id <> ${but}::uuid) limit 1`.execute(tx);
  return rows.length > 0;
}
