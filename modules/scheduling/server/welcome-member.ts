import type { Tx } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import type { Announcement } from '#platform/outbox.ts';
import { holdersOf } from '#practice/server';
import { addCalendar } from './add-calendar.ts';
import { readCalendarColours } from './calendars.sql.ts';

// The first that nobody has yet; where each is taken, one after the other again.
const COLOURS = ['#0c8599', '#5f3dc4', '#2b8a3e', '#d9480f', '#1971c2', '#c2255c', '#846358', '#364fc7'];

/** Somebody joined the clinic, came back or has other roles: whose hours patients are booked in has a calendar from the first day. */
export async function welcomeMember(_house: House, tx: Tx, { clinicId, body }: Announcement): Promise<void> {
  const userId = String(body['user_id']);
  if (!(await holdersOf(tx, clinicId, 'scheduling.own_hours')).includes(userId)) return;
  const { colours, own } = await readCalendarColours(tx, clinicId, userId);
  if (own > 0) return;
  const color = COLOURS.find((one) => !colours.includes(one)) ?? COLOURS[colours.length % COLOURS.length]!;
  await addCalendar(tx, { clinicId, userId, color });
}
