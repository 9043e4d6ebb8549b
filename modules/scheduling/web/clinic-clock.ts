import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { toInstant, toWallClock } from '../rules/index.ts';

const QUARTER = 900_000;
const MOST_OFFSETS = 20_000;
const offsets = new Map<number, number>();
let offsetsOf = '';

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

/** What is known of an event's time: instants in ISO 8601. */
type Span = Readonly<{ start: string; end: string }>;

const clocks = new WeakMap<Span, { zone: string; start: string; end: string }>();

/** The clock at which an event begins and ends; worked out once for each event, as every painting asks for it. */
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
