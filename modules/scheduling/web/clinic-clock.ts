import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { toInstant, toWallClock } from '../rules/index.ts';

const QUARTER = 900_000;
const MOST_OFFSETS = 20_000;
const offsets = new Map<number, number>();
let offsetsOf = '';

/**
 * Returns the clinic's wall-clock time at an instant, YYYY-MM-DD HH:mm:ss. Calendars need it for thousands of events,
 * and clock changes are on quarter hours, so it is computed once per quarter hour.
 */
export function clinicClock(instant: Date | string): string {
  const time = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  return new Date(time + offsetAt(time)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the instant of a wall-clock time in the clinic, in ISO 8601. */
export function clinicInstant(clock: string): string {
  return toInstant(clock, clinicZone()).toISOString();
}

/** Start and end instants of an event in ISO 8601. */
type Span = Readonly<{ start: string; end: string }>;

const clocks = new WeakMap<Span, { zone: string; start: string; end: string }>();

/** Returns the wall-clock start and end of an event; cached per event, since every render needs it. */
export function eventClock(event: Span): { start: string; end: string } {
  const zone = clinicZone();
  let clock = clocks.get(event);
  if (clock === undefined || clock.zone !== zone) {
    clock = { zone, start: clinicClock(event.start), end: clinicClock(event.end) };
    clocks.set(event, clock);
  }
  return clock;
}

function offsetAt(time: number): number {
  const zone = clinicZone();
  if (zone !== offsetsOf || offsets.size > MOST_OFFSETS) {
    offsets.clear();
    offsetsOf = zone;
  }
  const quarter = Math.floor(time / QUARTER);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    const begins = quarter * QUARTER;
    offset = Date.parse(`${toWallClock(new Date(begins), zone).replace(' ', 'T')}Z`) - begins;
    offsets.set(quarter, offset);
  }
  return offset;
}
