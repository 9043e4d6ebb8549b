import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Viewer } from './tasks.sql.ts';

/** Returns the viewer of a call, with the scope of their permission. */
export function viewerOf({ actor, now }: RequestContext, rule: 'tasks.view' | 'tasks.edit' = 'tasks.view'): Viewer {
  return {
    clinicId: actor.clinicId,
    userId: actor.userId,
    today: dayIn(actor.timeZone, now),
    onlyOwn: actor.scopes?.get(rule) !== undefined,
  };
}
