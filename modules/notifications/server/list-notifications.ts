import type { RequestContext } from '#platform/request-context.ts';
import { readUnread, type Notification } from './notifications.sql.ts';

const MOST = 100;

/** Returns the caller's unread notifications, newest first; at most 100. */
export function listNotifications({ app, actor }: RequestContext): Promise<Notification[]> {
  return readUnread(app.database.kysely, actor.clinicId, actor.userId, MOST);
}
