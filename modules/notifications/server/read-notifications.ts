import { recordChange } from '#audit/server';
import type { Request } from '#platform/request.ts';
import { markNotificationsRead, type Meant } from './notifications.sql.ts';
import { tellUsers } from './notify.ts';

/** Marks the caller's notifications as read and answers how many; the caller's other pages hear of it. */
export function readNotifications(request: Request, meant: Meant): Promise<number> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx) => {
    const ids = await markNotificationsRead(tx, actor.clinicId, actor.userId, meant, now);
    if (ids.length === 0) return 0;
    const [only] = ids;
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'notification',
      objectId: ids.length === 1 ? only : null,
      reason: ids.length === 1 ? 'Read' : `Read ${ids.length}`,
    });
    await tellUsers(tx, actor.clinicId, [actor.userId]);
    return ids.length;
  });
}
