import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { openingWeek, toWallClock, without, workingTime, type Span } from '../../rules/index.ts';
import { readCalendarHours, type CalendarSchedule } from './calendar-hours.ts';
import { readCalendars } from './calendars.sql.ts';
import { doesAnyoneWait, recordReturnedTimes } from '../records/released-time.sql.ts';

const AHEAD = 60 * 86_400_000;

/** The hours of calendars from an instant on, in the clinic's zone. */
export interface HoursAhead {
  now: Date;
  timeZone: string;
  calendars: readonly Pick<CalendarSchedule, 'calendar_id' | 'has_own_hours' | 'week' | 'time_off'>[];
}

/** Returns the hours of calendars from now on, to compare before and after a change; null if the waitlist is empty. */
export async function hoursAhead(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  now: Date,
): Promise<HoursAhead | null> {
  if (!(await doesAnyoneWait(tx, clinicId))) return null;
  const { time_zone: timeZone } = await readClinic(tx, clinicId);
  return { now, timeZone, calendars: await readAhead(tx, clinicId, ids, { now, timeZone }) };
}

/** Records working time added by a change, for the next two months, so that it can be offered to the waitlist. */
export async function recordAddedTime(tx: Tx, clinicId: string, before: HoursAhead | null): Promise<void> {
  if (before === null) return;
  const ids = before.calendars.map(({ calendar_id }) => calendar_id);
  await recordMoreTime(tx, clinicId, before, await readAhead(tx, clinicId, ids, before));
}

/** Same for the whole time of a calendar that is new or whose owner returned: it was not bookable before. */
export async function recordWholeCalendar(tx: Tx, clinicId: string, calendarId: string, now: Date): Promise<void> {
  const hours = await hoursAhead(tx, clinicId, [calendarId], now);
  if (hours === null) return;
  const none = hours.calendars.map((one) => ({ ...one, week: [] }));
  await recordMoreTime(tx, clinicId, { ...hours, calendars: none }, hours.calendars);
}

async function recordMoreTime(
  tx: Tx,
  clinicId: string,
  { now, timeZone, calendars }: HoursAhead,
  after: HoursAhead['calendars'],
): Promise<void> {
  const ahead = { start: now, end: new Date(now.getTime() + AHEAD), timeZone };
  const working = ({ week, time_off: off }: HoursAhead['calendars'][number]): Span[] =>
    workingTime({ week, off }, ahead);
  const grown = calendars.flatMap((was) => {
    const is = after.find(({ calendar_id }) => calendar_id === was.calendar_id);
    if (is === undefined) return [];
    return without(working(is), working(was)).map(({ from, to }) => ({
      calendar_id: was.calendar_id,
      start_time: new Date(from),
      end_time: new Date(to),
    }));
  });
  await recordReturnedTimes(tx, clinicId, grown);
}

function readAhead(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  { now, timeZone }: Pick<HoursAhead, 'now' | 'timeZone'>,
): Promise<CalendarSchedule[]> {
  const dayOf = (time: number) => toWallClock(new Date(time), timeZone).slice(0, 10);
  return readCalendarHours(tx, clinicId, ids, { from: dayOf(now.getTime()), to: dayOf(now.getTime() + AHEAD) });
}

/**
 * When the clinic's opening hours change: calendars that use them may have more time, which can be offered to the
 * waitlist.
 */
export async function onOpeningHours(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const [start, end] = [body['day_start_before'], body['day_end_before']];
  if (typeof start !== 'number' || typeof end !== 'number') return;
  const now = app.clock();
  const ids = (await readCalendars(tx, clinicId)).map(({ id }) => id);
  const hours = await hoursAhead(tx, clinicId, ids, now);
  if (hours === null) return;
  const opened = hours.calendars.filter(({ has_own_hours }) => !has_own_hours);
  const closed = opened.map((one) => ({ ...one, week: openingWeek(start, end) }));
  await recordMoreTime(tx, clinicId, { ...hours, calendars: closed }, opened);
}
