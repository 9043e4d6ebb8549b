import type { Tx } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import type { Announcement } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { openingWeek, toWallClock, without, workingTime, type Span, type WeekSpan } from '../../rules/index.ts';
import { readCalendarHours, type CalendarHoursRead } from '../calendar-hours.ts';
import { readCalendars } from '../calendars.sql.ts';
import { isAnybodyWaiting } from './entries.sql.ts';
import { noteTimesBack } from './freed.sql.ts';
import { hearTimeGivenUp } from './hear-given-up.ts';

const AHEAD = 60 * 86_400_000;

/** Hours of some calendars as they were. */
type Before = readonly Pick<CalendarHoursRead, 'calendar_id' | 'week' | 'time_off'>[];

/** The hours of calendars from now on, to be compared before and after a change; nothing where nobody waits for any. */
export async function hoursAhead(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  now: Date,
): Promise<CalendarHoursRead[]> {
  if (!(await isAnybodyWaiting(tx, clinicId))) return [];
  const { time_zone: timeZone } = await readClinic(tx, clinicId);
  const dayOf = (time: number) => toWallClock(new Date(time), timeZone).slice(0, 10);
  return readCalendarHours(tx, clinicId, ids, { from: dayOf(now.getTime()), to: dayOf(now.getTime() + AHEAD) });
}

/** Notes what is working time now and was none before, of the next two months: who waits may have it. */
export async function noteGrown(tx: Tx, clinicId: string, before: Before, now: Date): Promise<void> {
  if (before.length === 0) return;
  const { time_zone: timeZone } = await readClinic(tx, clinicId);
  const ahead = { start: now, end: new Date(now.getTime() + AHEAD), timeZone };
  const ids = before.map(({ calendar_id }) => calendar_id);
  const after = new Map((await hoursAhead(tx, clinicId, ids, now)).map((hours) => [hours.calendar_id, hours]));
  const working = (hours: { week: readonly WeekSpan[]; time_off: CalendarHoursRead['time_off'] }): Span[] =>
    workingTime({ week: hours.week, off: hours.time_off }, ahead);
  const grown = before.flatMap((was) => {
    const is = after.get(was.calendar_id);
    if (is === undefined) return [];
    return without(working(is), working(was)).map(({ from, to }) => ({
      calendar_id: was.calendar_id,
      start_time: new Date(from),
      end_time: new Date(to),
    }));
  });
  await noteTimesBack(tx, clinicId, grown);
}

/** The clinic may open longer: whoever works while it is open has more time, and who waits may have it. */
export async function hearOpeningHours(house: House, tx: Tx, announcement: Announcement): Promise<void> {
  const { clinicId, body } = announcement;
  const [start, end] = [body['day_start_before'], body['day_end_before']];
  if (typeof start !== 'number' || typeof end !== 'number') return;
  const now = house.clock();
  const ids = (await readCalendars(tx, clinicId)).map(({ id }) => id);
  const hours = (await hoursAhead(tx, clinicId, ids, now)).filter(({ has_own_hours }) => !has_own_hours);
  await noteGrown(
    tx,
    clinicId,
    hours.map((one) => ({ ...one, week: openingWeek(start, end) })),
    now,
  );
  await hearTimeGivenUp(house, tx, announcement);
}
