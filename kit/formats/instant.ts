import { Temporal } from 'temporal-polyfill';
import { currentLocale } from '../language/use-language.ts';
import { clinicZone } from './clinic-zone.ts';

/**
 * Formats an instant (ISO 8601) in the clinic's time zone as the specification requires: "MM/DD/YYYY hh:mm:ss A".
 * Returns '' without one.
 */
export function formatInstant(instant: string | null | undefined, zone: string = clinicZone()): string {
  if (instant == null || instant === '') return '';
  const at = inZone(instant, zone);
  if (currentLocale() !== 'en-US')
    return at.toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return `${two(at.month)}/${two(at.day)}/${at.year} ${two(twelve(at.hour))}:${two(at.minute)}:${two(at.second)} ${half(at.hour).toUpperCase()}`;
}

/** Formats an instant's time of day in the clinic's time zone: "9:05 AM". */
export function formatTime(instant: string, zone: string = clinicZone()): string {
  const at = inZone(instant, zone);
  if (currentLocale() !== 'en-US') return at.toLocaleString(currentLocale(), { timeStyle: 'short' });
  return `${twelve(at.hour)}:${two(at.minute)} ${half(at.hour).toUpperCase()}`;
}

/** Formats an instant in words, "MMMM Do YYYY h:mm a": "November 21st 2026 9:05 am". */
export function formatLongInstant(instant: string, zone: string = clinicZone()): string {
  const at = inZone(instant, zone);
  const month = at.toLocaleString('en-US', { month: 'long' });
  return `${month} ${ordinal(at.day)} ${at.year} ${twelve(at.hour)}:${two(at.minute)} ${half(at.hour)}`;
}

/**
 * Formats a time range within a day, "9:05 – 9:35 AM", with both AM and PM where they differ: "11:45 AM – 12:15 PM".
 */
export function formatTimeSpan(start: string, end: string, zone: string = clinicZone()): string {
  const [from, to] = [formatTime(start, zone), formatTime(end, zone)];
  if (currentLocale() !== 'en-US') return `${from} – ${to}`;
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

/** Returns the calendar day of an instant in the clinic's time zone, as YYYY-MM-DD. */
export function dayOf(instant: string, zone: string = clinicZone()): string {
  return inZone(instant, zone).toPlainDate().toString();
}

function inZone(instant: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function twelve(hour: number): number {
  return hour % 12 === 0 ? 12 : hour % 12;
}

function half(hour: number): string {
  return hour < 12 ? 'am' : 'pm';
}

function ordinal(day: number): string {
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  const teens = day >= 11 && day <= 13;
  return `${day}${teens ? 'th' : (endings[day % 10] ?? 'th')}`;
}
