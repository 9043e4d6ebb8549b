import { Temporal } from 'temporal-polyfill';

const STAMP = /^(\d{4})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:\.\d{1,4})?)?)?)?)?)?([+-]\d{4})?$/;

/** An HL7 time (20261122143000-0500) as an ISO instant; without an offset it is of that zone. Null for none, and for one that never was. */
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
    // The database keeps no year before the calendar, and no lab tests in the year 9999.
    return epochMilliseconds < -2_208_988_800_000 || epochMilliseconds > 4_102_444_800_000
      ? null
      : new Date(epochMilliseconds).toISOString();
  } catch {
    return null;
  }
}

/** The day of an HL7 date as YYYY-MM-DD; null for none. */
export function readHl7Day(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text) ?? [];
  if (year === undefined) return null;
  try {
    return Temporal.PlainDate.from({ year: +year, month: +month!, day: +day! }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** An instant as an HL7 time with its offset in that zone. */
export function writeStamp(at: Date, zone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  const { year, month, day, hour, minute, second, offset } = there;
  return `${year}${two(month)}${two(day)}${two(hour)}${two(minute)}${two(second)}${offset.replace(':', '')}`;
}
