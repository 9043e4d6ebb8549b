import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { publish, type OutboxEvent } from '#platform/outbox.ts';
import { holdersOf } from '#practice/server';
import { addCalendar } from './add-calendar.ts';
import { readCalendarColours, readCalendarIdsOf, setCalendarsActive } from './calendars.sql.ts';
import { recordWholeCalendar } from './record-added-time.ts';

// The first that nobody has yet; where each is taken, one after the other again.
const COLOURS = ['#0c8599', '#5f3dc4', '#2b8a3e', '#d9480f', '#1971c2', '#c2255c', '#846358', '#364fc7'];

/**
 * Somebody joined the clinic, came back or has other roles: whose hours patients are booked in has a calendar from the first day, and
 * its time is noted for who waits.
 */
export async function onMemberJoined(app: App, tx: Tx, { clinicId, topic, body }: OutboxEvent): Promise<void> {
  const userId = String(body['user_id']);
  if (!(await holdersOf(tx, clinicId, 'scheduling.own_hours')).includes(userId)) return;
  const isBack =
    topic === 'practice.member-joined' && (await setCalendarsActive(tx, clinicId, userId, true)).length > 0;
  const { colours, own } = await readCalendarColours(tx, clinicId, userId);
  // Of who has other roles now, nothing is free that was not.
  if (own > 0 && topic !== 'practice.member-joined') return;
  const color = COLOURS.find((one) => !colours.includes(one)) ?? COLOURS[colours.length % COLOURS.length]!;
  const ids =
    own > 0 ? await readCalendarIdsOf(tx, clinicId, [userId]) : [await addCalendar(tx, { clinicId, userId, color })];
  if (isBack || own === 0) await notifyCalendars(tx, clinicId, userId);
  for (const id of ids) await recordWholeCalendar(tx, clinicId, id, app.clock());
}

/** Somebody has left the clinic: their calendar takes nothing new, and is shown while something is to come on it. */
export async function onMemberDeactivated(_app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const userId = String(body['user_id']);
  if ((await setCalendarsActive(tx, clinicId, userId, false)).length > 0) await notifyCalendars(tx, clinicId, userId);
}

async function notifyCalendars(tx: Tx, clinicId: string, userId: string): Promise<void> {
  await publish(tx, { clinicId, topic: 'scheduling.setup-changed', body: { id: userId, kind: 'calendars' } });
}
