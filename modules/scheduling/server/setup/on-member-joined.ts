import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { publish, type OutboxEvent } from '#platform/outbox.ts';
import { holdersOf } from '#practice/server';
import { addCalendar } from './add-calendar.ts';
import { readCalendarColours, readCalendarIdsOf, setCalendarsActive } from './calendars.sql.ts';
import { recordWholeCalendar } from './record-added-time.ts';

// The first unused color is assigned; if all are used, they are assigned in rotation.
const COLOURS = ['#0c8599', '#5f3dc4', '#2b8a3e', '#d9480f', '#1971c2', '#c2255c', '#846358', '#364fc7'];

/**
 * When a member joins, returns or gets other roles: members whose hours are bookable get a calendar, and its time is
 * recorded for the waitlist.
 */
export async function onMemberJoined(app: App, tx: Tx, { clinicId, topic, body }: OutboxEvent): Promise<void> {
  const userId = String(body['user_id']);
  if (!(await holdersOf(tx, clinicId, 'scheduling.own_hours')).includes(userId)) return;
  const isBack =
    topic === 'practice.member-joined' && (await setCalendarsActive(tx, clinicId, userId, true)).length > 0;
  const { colours, own } = await readCalendarColours(tx, clinicId, userId);
  // A change of roles releases no time on an existing calendar.
  if (own > 0 && topic !== 'practice.member-joined') return;
  const color = COLOURS.find((one) => !colours.includes(one)) ?? COLOURS[colours.length % COLOURS.length]!;
  const ids =
    own > 0 ? await readCalendarIdsOf(tx, clinicId, [userId]) : [await addCalendar(tx, { clinicId, userId, color })];
  if (isBack || own === 0) await notifyCalendars(tx, clinicId, userId);
  for (const id of ids) await recordWholeCalendar(tx, clinicId, id, app.clock());
}

/** When a member leaves, deactivates their calendar; it is shown while it has future events. */
export async function onMemberDeactivated(_app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const userId = String(body['user_id']);
  if ((await setCalendarsActive(tx, clinicId, userId, false)).length > 0) await notifyCalendars(tx, clinicId, userId);
}

async function notifyCalendars(tx: Tx, clinicId: string, userId: string): Promise<void> {
  await publish(tx, { clinicId, topic: 'scheduling.setup-changed', body: { id: userId, kind: 'calendars' } });
}
