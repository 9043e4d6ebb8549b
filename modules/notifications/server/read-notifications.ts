import { recordChange } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import { markNotificationsRead, type NotificationFilter } from './notifications.sql.ts';
import { notifyUsers } from './notify.ts';

/** Marks the caller's notifications as read and returns how many; the caller's other pages are notified. */
export function readNotifications(ctx: RequestContext, filter: NotificationFilter): Promise<number> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const ids = await markNotificationsRead(tx, actor.clinicId, actor.userId, filter, now);
    if (ids.length === 0) return 0;
    const [only] = ids;
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'notification',
      objectId: ids.length === 1 ? only : null,
      reason: ids.length === 1 ? 'Read' : `Read ${ids.length}`,
    });
    await notifyUsers(tx, actor.clinicId, [actor.userId]);
    return ids.length;
  });
}
