import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** The source of a notification, as spelled in the API. */
export type Source = 'Tasks' | 'calendar' | 'Patient Request' | 'Settings' | 'Message';

/** A stored notification. */
export interface Notification {
  id: string;
  source: Source;
  type: string;
  description: string;
  pass_id: string;
  path: string | null;
  is_urgent: boolean;
  created_time: Date;
}

/** Creates a notification for each of these users. */
export async function insertNotifications(
  db: Queryable,
  clinicId: string,
  recipients: readonly { userId: string; id: string }[],
  notification: Omit<Notification, 'id' | 'created_time'> & { created_time: Date | null },
): Promise<void> {
  const { source, type, description, pass_id, path, is_urgent, created_time } = notification;
  await sql`
    insert into notifications.notification (clinic_id, user_id, id, source, type, description, pass_id, path, is_urgent, created_time)
    select ${clinicId}, user_id, id, ${source}, ${type}, ${description}, ${pass_id}, ${path}::text, ${is_urgent},
      coalesce(${created_time}::timestamptz, now())
    from unnest(${recipients.map(({ userId }) => userId)}::uuid[], ${recipients.map(({ id }) => id)}::uuid[]) as recipient (user_id, id)`.execute(
    db,
  );
}

/** Returns a user's unread notifications: emergencies, then newest first. */
export async function readUnread(
  db: Queryable,
  clinicId: string,
  userId: string,
  limit: number,
): Promise<Notification[]> {
  const { rows } = await columnsOf('notifications.notification', [
    'id',
    'source',
    'type',
    'description',
    'pass_id',
    'path',
    'is_urgent',
    'created_time',
  ])
    .select(sql`from notifications.notification
    where clinic_id = ${clinicId} and user_id = ${userId} and read_time is null
    order by is_urgent desc, created_time desc, id desc limit ${limit}`)
    .execute(db);
  return rows;
}

/** Filters for a user's notifications; empty for all. */
export interface NotificationFilter {
  ids: readonly string[];
  source: string | null;
  passId: string | null;
  type: string | null;
  /** Up to and including this millisecond. */
  until: Date | null;
}

/** Marks a user's notifications as read and returns their ids; emergencies only by their own id. */
export async function markNotificationsRead(
  db: Queryable,
  clinicId: string,
  userId: string,
  filter: NotificationFilter,
  now: Date,
): Promise<string[]> {
  let update = db
    .updateTable('notifications.notification')
    .set({ read_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('read_time', 'is', null);
  for (const id of filter.ids) update = update.where('id', '=', id);
  if (filter.ids.length === 0) update = update.where('is_urgent', '=', false);
  if (filter.source !== null) update = update.where(sql<string>`source`, '=', filter.source);
  if (filter.passId !== null) update = update.where('pass_id', '=', filter.passId);
  if (filter.type !== null) update = update.where('type', '=', filter.type);
  if (filter.until !== null) update = update.where(sql`date_trunc('milliseconds', created_time)`, '<=', filter.until);
  const rows = await update.returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Marks notifications about one thing as read for all users; returns the users. */
export async function endAbout(db: Queryable, clinicId: string, passId: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('notifications.notification')
    .set({ read_time: now })
    .where('clinic_id', '=', clinicId)
    .where('pass_id', '=', passId)
    .where('read_time', 'is', null)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** Deletes notifications read before that time. */
export async function deleteRead(db: Queryable, before: Date): Promise<void> {
  // All clinics: the retention is the same for each.
  await sql`delete from notifications.notification where read_time < ${before}`.execute(db);
}
