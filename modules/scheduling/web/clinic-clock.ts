import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { toInstant, toWallClock } from '../rules/index.ts';

const QUARTER = 900_000;
const offsets = new Map<string, number>();
const MOST_OFFSETS = 20_000;

/**
 * What the clinic's clock shows at an instant, YYYY-MM-DD HH:mm:ss. Calendars ask it for thousands of events at once, and clocks
 * change only on the quarter of an hour, so each quarter is worked out once.
 */
export function clinicClock(instant: Date | string): string {
  const time = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  return new Date(time + offsetAt(time)).toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant at which the clinic's clock shows a text, in ISO 8601. */
export function clinicInstant(clock: string): string {
  return toInstant(clock, clinicZone()).toISOString();
}

function offsetAt(time: number): number {
  const quarter = Math.floor(time / QUARTER);
  const key = `${clinicZone()} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const begins = quarter * QUARTER;
    offset = Date.parse(`${toWallClock(new Date(begins), clinicZone()).replace(' ', 'T')}Z`) - begins;
    if (offsets.size > MOST_OFFSETS) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}
