import { Temporal } from 'temporal-polyfill';
import type { EventTimes } from './wall-clock.ts';
import { freeSpans, type CalendarHours } from './free-time.ts';

/** Step between candidate start times. */
const STEP = 15 * 60_000;
// Finer step for free stretches too short for STEP.
const GRAIN = 5 * 60_000;
// Number of nearest alternatives on the requested day.
const SAME_DAY = 2;

/** Search options for alternative times. */
export interface AlternativeSearch {
  timeZone: string;
  /** Minutes to keep free before and after bookings. */
  gap: number;
  /** Number of days to search, including the requested one. */
  days: number;
  most: number;
  now: Date;
}

/**
 * Returns start times at which an event of the same length fits on all calendars, respecting working hours, days off
 * and bookings: the nearest times on the requested day, then on each following day the time nearest to the same
 * wall-clock time. Start times are on quarter hours where they fit; of two equally near times, the later comes first.
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

/**
 * Returns the start time nearest to `near` between the first and last fitting times, on the step grid; null if there is
 * none.
 */
function nearestIn(first: number, last: number, near: number, step: number): number | null {
  const away = near < first ? Math.ceil((first - near) / step) : near > last ? Math.floor((last - near) / step) : 0;
  const at = near + away * step;
  return at >= first && at <= last ? at : null;
}
