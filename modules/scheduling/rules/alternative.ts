import { Temporal } from 'temporal-polyfill';
import type { EventTimes } from './wall-clock.ts';
import { freeSpans, type CalendarHours } from './free-time.ts';

/** Steps in which another time is looked for. */
const STEP = 15 * 60_000;
// Where a stretch is too short for those.
const GRAIN = 5 * 60_000;
// Of the wanted day itself, what is nearest before and after.
const SAME_DAY = 2;

/** How other times are looked for. */
export interface AlternativeSearch {
  timeZone: string;
  /** Minutes that stay free before and after what is booked. */
  gap: number;
  /** How many days are looked through, the wanted one with them. */
  days: number;
  most: number;
  now: Date;
}

/**
 * Starts at which something of the same length would fit on all of the calendars, by their hours, days off and what is booked: the
 * nearest on the wanted day, then on each day after it the one nearest to the same clock. In steps of a quarter of an hour where
 * they fit, later before earlier where both are as near.
 */
export function alternativesTo(
  requested: EventTimes,
  calendars: readonly CalendarHours[],
  how: AlternativeSearch,
): Date[] {
  const { timeZone, gap, most, now } = how;
  const length = requested.end_time.getTime() - requested.start_time.getTime();
  const clock = Temporal.Instant.fromEpochMilliseconds(requested.start_time.getTime()).toZonedDateTimeISO(timeZone);
  const found: number[] = [];
  for (let ahead = 0; ahead < how.days && found.length < most; ahead += 1) {
    const day = clock.add({ days: ahead });
    const [dawn, midnight] = [day.startOfDay(), day.startOfDay().add({ days: 1 })].map((at) => at.epochMilliseconds);
    const start = new Date(Math.max(dawn!, now.getTime()));
    const end = new Date(midnight!);
    if (start >= end) continue;
    const all = { days: null, startMinute: 0, endMinute: 1440, minutes: length / 60_000 };
    const near = day.epochMilliseconds;
    const fits = freeSpans(calendars, { ...all, start, end, timeZone, gap })
      .flatMap(({ from, to }) => {
        const at = nearestIn(from, to - length, near, STEP) ?? nearestIn(from, to - length, near, GRAIN);
        return at === null ? [] : [at];
      })
      .filter((at) => at !== requested.start_time.getTime())
      .toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a);
    found.push(...fits.slice(0, ahead === 0 ? SAME_DAY : 1));
  }
  return found.slice(0, most).map((at) => new Date(at));
}

/** The start nearest to `near` between the first and the last that fit, some steps away from it; null where none is. */
function nearestIn(first: number, last: number, near: number, step: number): number | null {
  const away = near < first ? Math.ceil((first - near) / step) : near > last ? Math.floor((last - near) / step) : 0;
  const at = near + away * step;
  return at >= first && at <= last ? at : null;
}
