import type { RequestContext } from '#platform/request-context.ts';
import { gather } from '#platform/gather.ts';
import type { App } from '#platform/app.ts';
import { readMeetings, type Meeting } from './meetings.sql.ts';

type LoadMeeting = (clinicId: string, eventId: string) => Promise<Meeting | null>;
const asks = new WeakMap<App, LoadMeeting>();

/**
 * Returns the online meeting of an event, resolving the field of the event type; null if there is none, or without
 * permission.
 */
export async function meetingOfEvent(ctx: RequestContext, eventId: string): Promise<Meeting | null> {
  const { app, actor } = ctx;
  if (!actor.rules.has('meetings.view')) return null;
  let ask = asks.get(app);
  if (ask === undefined) {
    // Batches the events of a response into one statement.
    ask = gather(async (clinicId: string, ids: readonly string[]) => {
      const meetings = await readMeetings(app.database.kysely, clinicId, [...new Set(ids)]);
      return ids.map((id) => meetings.find((meeting) => meeting.event_id === id) ?? null);
    });
    asks.set(app, ask);
  }
  const meeting = await ask(actor.clinicId, eventId);
  return meeting?.is_wanted === true ? meeting : null;
}
