import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publishAll } from '#platform/outbox.ts';
import { endAbout, insertNotifications, type Source } from './notifications.sql.ts';

/** A new notification for some members. */
export interface NewNotification {
  clinicId: string;
  userIds: readonly string[];
  source: Source;
  /** A short title: `New patient request`. */
  type: string;
  /** A sentence; it may contain a patient's name, since it is stored as securely as the chart. */
  description: string;
  /** The id of its subject. */
  passId: string;
  /** The link target, e.g. `/patients/<id>`; defaults to the source's. */
  path?: string;
  /** An emergency: it stays on top of the bell, in red, and is not cleared with the others. */
  isUrgent?: boolean;
  /** When it happened; defaults to the time of the transaction. */
  time?: Date;
}

/** Notifies members, in the transaction of the change; a user of another clinic is an unexpected error. */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  const userIds = [...new Set(notification.userIds)];
  if (userIds.length === 0) return;
  await insertNotifications(
    tx,
    notification.clinicId,
    userIds.map((userId) => ({ userId, id: newId() })),
    {
      source: notification.source,
      type: notification.type,
      description: notification.description,
      pass_id: notification.passId,
      path: notification.path ?? null,
      is_urgent: notification.isUrgent ?? false,
      created_time: notification.time ?? null,
    },
  );
  await notifyUsers(tx, notification.clinicId, userIds);
}

/** Publishes that these users' unread notifications changed. */
export function notifyUsers(tx: Tx, clinicId: string, userIds: readonly string[]): Promise<void> {
  return publishAll(
    tx,
    userIds.map((user_id) => ({ clinicId, topic: 'notifications.changed', body: { user_id } })),
  );
}

/** Removes notifications about something that is over from all lists, read or not. */
export async function endNotifications(tx: Tx, clinicId: string, passId: string, now: Date): Promise<void> {
  await notifyUsers(tx, clinicId, await endAbout(tx, clinicId, passId, now));
}
