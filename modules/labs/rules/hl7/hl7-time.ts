import { Temporal } from 'temporal-polyfill';

const STAMP = /^(\d{4})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:\.\d{1,4})?)?)?)?)?)?([+-]\d{4})?$/;

/**
 * Converts an HL7 time (20261122143000-0500) to an ISO instant; without an offset it is in the given zone. Null if
 * empty or invalid.
 */
export function readStamp(text: string, zone: string): string | null {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', offset] = STAMP.exec(text) ?? [];
  if (year === undefined) return null;
  try {
    const wall = Temporal.PlainDateTime.from(
      { year: +year, month: +month, day: +day, hour: +hour, minute: +minute, second: Math.min(+second, 59) },
      { overflow: 'reject' },
    );
    const place = offset === undefined ? zone : `${offset.slice(0, 3)}:${offset.slice(3)}`;
    const instant = wall.toZonedDateTime(place).toInstant();
    const { epochMilliseconds } = instant;
    // The database stores no earlier years, and no lab tests in the year 9999.
    return epochMilliseconds < -2_208_988_800_000 || epochMilliseconds > 4_102_444_800_000
      ? null
      : new Date(epochMilliseconds).toISOString();
  } catch {
    return null;
  }
}

/** Converts an HL7 date to YYYY-MM-DD, or returns null if there is none. */
export function readHl7Day(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text) ?? [];
  if (year === undefined) return null;
  try {
    return Temporal.PlainDate.from({ year: +year, month: +month!, day: +day! }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** Formats an instant as an HL7 time with its offset in the given zone. */
export function writeStamp(at: Date, zone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  const { year, month, day, hour, minute, second, offset } = there;
  return `${year}${two(month)}${two(day)}${two(hour)}${two(minute)}${two(second)}${offset.replace(':', '')}`;
}

/**
 * Formats an HL7 date or time (DT, TM, TS, DTM) for display, with the precision in which it was sent; a time with an
 * offset is converted to `zone`. Null if there is none.
 */
export function showHl7Time(type: string, text: string, zone: string): string | null {
  const clean = text.trim();
  if (type === 'TM') {
    const [, hour, minute, second] = /^(\d{2})(\d{2})?(\d{2})?(?:\.\d{1,4})?(?:[+-]\d{4})?$/.exec(clean) ?? [];
    return hour === undefined || +hour > 23 || +(minute ?? 0) > 59 ? null : clock(+hour, minute ?? '00', second);
  }
  const [, year, month, day, hour, minute = '00', second, offset] = STAMP.exec(clean) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return year;
  if (day === undefined) return +month >= 1 && +month <= 12 ? `${month}/${year}` : null;
  if (readHl7Day(clean) === null) return null;
  if (hour === undefined) return `${month}/${day}/${year}`;
  if (offset !== undefined) {
    const instant = readStamp(clean, zone);
    if (instant === null) return null;
    const there = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
    const two = (value: number): string => String(value).padStart(2, '0');
    const shownSecond = second === undefined ? undefined : two(there.second);
    return `${two(there.month)}/${two(there.day)}/${there.year}, ${clock(there.hour, two(there.minute), shownSecond)}`;
  }
  return +hour > 23 || +minute > 59 ? null : `${month}/${day}/${year}, ${clock(+hour, minute, second)}`;
}

function clock(hour: number, minute: string, second: string | undefined): string {
  const seconds = second === undefined || second === '00' ? '' : `:${second}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${seconds} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns whether an HL7 time has no hour: a day, a month or a year. */
export function isDayOnly(text: string): boolean {
  return /^\d{4,8}(?:[+-]\d{4})?$/.test(text.trim());
}
