import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publishAll } from '#platform/outbox.ts';
import { insertNotifications, type Source } from './notifications.sql.ts';

/** What some members are to hear. */
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
  /** When it happened; the time of the transaction where it is left out. */
  time?: Date;
}

/** Tells members something, in the transaction of what it tells of; a user of another clinic is a fault. */
export async function notify(tx: Tx, told: NewNotification): Promise<void> {
  const userIds = [...new Set(told.userIds)];
  if (userIds.length === 0) return;
  await insertNotifications(
    tx,
    told.clinicId,
    userIds.map((userId) => ({ userId, id: newId() })),
    {
      source: told.source,
      type: told.type,
      description: told.description,
      pass_id: told.passId,
      path: told.path ?? null,
      created_time: told.time ?? null,
    },
  );
  await notifyUsers(tx, told.clinicId, userIds);
}

/** Announces that what these users have not read is another now. */
export function notifyUsers(tx: Tx, clinicId: string, userIds: readonly string[]): Promise<void> {
  return publishAll(
    tx,
    userIds.map((user_id) => ({ clinicId, topic: 'notifications.changed', body: { user_id } })),
  );
}
