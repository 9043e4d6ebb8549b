import type { Request } from '#platform/request.ts';
import { readUnread, type Notification } from './notifications.sql.ts';

const MOST = 100;

/** What the caller has not read, the newest first; at most 100. */
export function listNotifications({ house, actor }: Request): Promise<Notification[]> {
  return readUnread(house.database.kysely, actor.clinicId, actor.userId, MOST);
}
