import { dayIn } from '#platform/day-in.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { VisitNumber } from '../api/calendar.gen.ts';
import { visits } from './visits.ts';

/** Returns the numbers of today's checked-in patients by event; nothing about the patients. */
export async function visitNumbers(ctx: RequestContext): Promise<VisitNumber[]> {
  const issued = await visits.table
    .select(db(ctx), ctx.actor)
    .where('ticket_day', '=', dayIn(ctx.actor.timeZone, ctx.now))
    .where('deleted_time', 'is', null)
    .limit(1000)
    .execute();
  return issued.flatMap(({ event_id, ticket }) => (ticket === null ? [] : [{ event_id, ticket }]));
}
