import type { EventTimes } from './event-times.ts';

/** Steps in which another time is looked for, in minutes. */
const STEP = 15;

/**
 * The free time of the same length that is nearest to a wanted one: between `from` and `until`, in steps of a quarter of an hour,
 * later before earlier where both are as near. Null where that day has none.
 */
export function alternativeTo(
  wanted: EventTimes,
  taken: readonly EventTimes[],
  from: Date,
  until: Date,
): EventTimes | null {
  const length = wanted.end_time.getTime() - wanted.start_time.getTime();
  const steps = Math.ceil((until.getTime() - from.getTime()) / (STEP * 60_000));
  for (let away = 1; away <= steps; away += 1) {
    for (const sign of [1, -1]) {
      const start = new Date(wanted.start_time.getTime() + sign * away * STEP * 60_000);
      const time = { start_time: start, end_time: new Date(start.getTime() + length) };
      const fits = start >= from && time.end_time <= until;
      if (fits && taken.every((other) => other.end_time <= start || other.start_time >= time.end_time)) return time;
    }
  }
  return null;
}
