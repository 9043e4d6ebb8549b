import { Temporal } from 'temporal-polyfill';
import { clinicZone } from './clinic-zone.ts';

/** Formats a time of day (HH:MM, 24 hours): "9:05 AM". Returns '' without one. */
export function formatClock(time: string | null | undefined): string {
  const match = /^(\d{2}):(\d{2})$/.exec(time ?? '');
  if (match === null) return '';
  const hour = Number(match[1]);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Parses a typed time of day to HH:MM, or null if it is not valid: "9", "9:05", "905", "9a", "2:30 pm", "14.30".
 * Without AM or PM, typical clinic hours decide: 1 to 6 is the afternoon.
 */
export function readTypedTime(typed: string): string | null {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(a|p|am|pm|a\.m\.|p\.m\.)?$/i.exec(typed.trim());
  if (match === null) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? '0');
  const half = match[3]?.[0]?.toLowerCase();
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  // A leading zero ("09:05", "0230") means 24-hour time.
  if (half === undefined && hour >= 1 && hour <= 6 && !match[1]!.startsWith('0')) hour += 12;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Shifts a time of day by some minutes, within the day. */
export function shiftClock(time: string, minutes: number): string {
  const [hour, minute] = time.split(':').map(Number);
  const at = Math.min(24 * 60 - 1, Math.max(0, hour! * 60 + minute! + minutes));
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/**
 * Returns the instant (ISO, UTC) of a day and time in the clinic's time zone; the later one where the clocks skip, the
 * earlier where they repeat.
 */
export function instantOf(day: string, time: string, zone: string = clinicZone()): string {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant().toString();
}

/** Returns the time of day (HH:MM) of an instant in the clinic's time zone. */
export function clockOf(instant: string, zone: string = clinicZone()): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
}
