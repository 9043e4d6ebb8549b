import { Temporal } from 'temporal-polyfill';

const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const zones = new Map<string, boolean>();
const MOST_ZONES = 1000;
const LONGEST_ZONE = 64;

/** Whether a text is a date and a time that exist in the calendar, as `YYYY-MM-DD HH:mm:ss`. */
export function isWallClock(text: string): boolean {
  return readWallClock(text) !== null;
}

/** Whether a text names a time zone of IANA's list, as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  // What is kept must not be as long as somebody likes.
  if (name.length > LONGEST_ZONE) return false;
  let known = zones.get(name);
  if (known === undefined) {
    known = /^[A-Za-z]/.test(name) && opens(name);
    if (zones.size < MOST_ZONES) zones.set(name, known);
  }
  return known;
}

/**
 * The instant at which a wall clock in `timeZone` shows `text` (YYYY-MM-DD HH:mm:ss). A time that the clocks skip in spring
 * moves on by what they skip; of one that they show twice in autumn, the earlier is meant. Throws where either is no such thing.
 */
export function toInstant(text: string, timeZone: string): Date {
  const clock = readWallClock(text);
  if (clock === null) throw new RangeError('not a local time');
  return new Date(clock.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** What a wall clock in `timeZone` shows at an instant, YYYY-MM-DD HH:mm:ss. */
export function toWallClock(instant: Date, timeZone: string): string {
  const clock = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  return clock.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

// What is checked is worked with next: the last one read is kept.
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

/** When an event begins and ends. */
export interface EventTimes {
  start_time: Date;
  end_time: Date;
}

/** The instants of an event that begins when a wall clock in `timeZone` shows `start` and lasts `duration` seconds. */
export function eventTimes(start: string, duration: number, timeZone: string): EventTimes {
  const begins = toInstant(start, timeZone);
  return { start_time: begins, end_time: new Date(begins.getTime() + duration * 1000) };
}
