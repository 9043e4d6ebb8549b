import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publishAll } from '#platform/outbox.ts';
import { endAbout, insertNotifications, type Source } from './notifications.sql.ts';

/** What some members are to be notified of. */
export interface NewNotification {
  clinicId: string;
  userIds: readonly string[];
  source: Source;
  /** A few words: `New patient request`. */
  type: string;
  /** A sentence; it may name a patient, for it is kept like the chart. */
  description: string;
  /** The id of what it is about. */
  passId: string;
  /** Where a click leads, as `/patients/<id>`; where it is left out, the source decides. */
  path?: string;
  /** An emergency: it stays on top of the bell, in red, and is not cleared with the others. */
  isUrgent?: boolean;
  /** When it happened; the time of the transaction where it is left out. */
  time?: Date;
}

/** Notifies members, in the transaction of what it reports; a user of another clinic is an unexpected error. */
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

/** Publishes that what these users have not read is another now. */
export function notifyUsers(tx: Tx, clinicId: string, userIds: readonly string[]): Promise<void> {
  return publishAll(
    tx,
    userIds.map((user_id) => ({ clinicId, topic: 'notifications.changed', body: { user_id } })),
  );
}

/** Takes what reported something that is over now off everybody's list, read or not. */
export async function endNotifications(tx: Tx, clinicId: string, passId: string, now: Date): Promise<void> {
  await notifyUsers(tx, clinicId, await endAbout(tx, clinicId, passId, now));
}
