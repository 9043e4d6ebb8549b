import { Temporal } from 'temporal-polyfill';

const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const zones = new Map<string, boolean>();
const MOST_ZONES = 1000;
const LONGEST_ZONE = 64;

/** Returns whether a text is a valid date and time in the form `YYYY-MM-DD HH:mm:ss`. */
export function isWallClock(text: string): boolean {
  return readWallClock(text) !== null;
}

/** Returns whether a text is an IANA time zone name, e.g. `America/New_York`. */
export function isTimeZone(name: string): boolean {
  // Stored values must have a bounded length.
  if (name.length > LONGEST_ZONE) return false;
  let known = zones.get(name);
  if (known === undefined) {
    known = /^[A-Za-z]/.test(name) && opens(name);
    if (zones.size < MOST_ZONES) zones.set(name, known);
  }
  return known;
}

/**
 * Returns the instant at which a wall clock in `timeZone` shows `text` (YYYY-MM-DD HH:mm:ss). Times skipped in spring
 * move forward by the gap; for times repeated in fall the earlier is used. Throws if either argument is invalid.
 */
export function toInstant(text: string, timeZone: string): Date {
  const clock = readWallClock(text);
  if (clock === null) throw new RangeError('not a local time');
  return new Date(clock.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** Returns the wall-clock time in `timeZone` at an instant, YYYY-MM-DD HH:mm:ss. */
export function toWallClock(instant: Date, timeZone: string): string {
  const clock = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  return clock.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

// Callers usually validate and then use the same value, so the last parsed one is cached.
let last: { text: string; clock: Temporal.PlainDateTime | null } = { text: '', clock: null };

function readWallClock(text: string): Temporal.PlainDateTime | null {
  if (last.text !== text) last = { text, clock: parseWallClock(text) };
  return last.clock;
}

function parseWallClock(text: string): Temporal.PlainDateTime | null {
  const parts = FORM.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return null;
  try {
    const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
    return new Temporal.PlainDateTime(year, month, day, hour, minute, second);
  } catch {
    return null;
  }
}

function opens(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== '';
  } catch {
    return false;
  }
}

/** Start and end of an event. */
export interface EventTimes {
  start_time: Date;
  end_time: Date;
}

/**
 * Returns the start and end of an event that begins at wall-clock time `start` in `timeZone` and lasts `duration`
 * seconds.
 */
export function eventTimes(start: string, duration: number, timeZone: string): EventTimes {
  const begins = toInstant(start, timeZone);
  return { start_time: begins, end_time: new Date(begins.getTime() + duration * 1000) };
}
