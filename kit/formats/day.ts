import { Temporal } from 'temporal-polyfill';
import { currentLocale } from '../language/use-language.ts';
import { clinicZone } from './clinic-zone.ts';

/** Returns the current day in the clinic's time zone, as YYYY-MM-DD. */
export function today(zone: string = clinicZone()): string {
  return Temporal.Now.plainDateISO(zone).toString();
}

/**
 * Formats a calendar day (YYYY-MM-DD) as the specification requires: MM/DD/YYYY; in Spanish "21 nov 2026", because
 * 11/10 would be read as October 11. Returns '' without a day.
 */
export function formatDay(day: string | null | undefined): string {
  if (day == null || day === '') return '';
  if (currentLocale() !== 'en-US') return inWords(day, { day: 'numeric', month: 'short', year: 'numeric' });
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** Formats a calendar day for chart notes: MM-DD-YYYY. */
export function formatChartDay(day: string | null | undefined): string {
  return formatDay(day).replaceAll('/', '-');
}

/** Formats a calendar day in words: "Saturday, November 21, 2026". */
export function formatLongDay(day: string): string {
  return inWords(day, { dateStyle: 'full' });
}

/** Formats a calendar day in short form: "Sat, Nov 21". */
export function formatShortDay(day: string): string {
  return inWords(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** Formats the month of a calendar day: "November 2026". */
export function formatMonth(day: string): string {
  return inWords(day, { month: 'long', year: 'numeric' });
}

/**
 * Parses a typed day to YYYY-MM-DD, or null if it is not valid. Accepts MM/DD/YYYY with one or two digits, separated by
 * `/ - .` or spaces, eight digits without separators, and YYYY-MM-DD. Two-digit years are rejected: 03 is not a clear
 * year of birth.
 */
export function readTypedDay(typed: string): string | null {
  const text = typed.trim();
  const match =
    /^(?<month>\d{1,2})[/.\-\s](?<day>\d{1,2})[/.\-\s](?<year>\d{4})$/.exec(text) ??
    /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/.exec(text) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(text);
  if (match?.groups === undefined) return null;
  const { year, month, day } = match.groups;
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    ).toString();
  } catch {
    return null;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

// In the language of the page. Each formatter is created once.
function inWords(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${currentLocale()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(noonUtc(day));
}

function noonUtc(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
