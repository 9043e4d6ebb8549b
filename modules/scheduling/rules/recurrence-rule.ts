import { toInstant } from './wall-clock.ts';

/** Frequencies of a series, in display order. */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** Days of the week as in RFC 5545, Sunday first. */
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * A weekday, or its first (1) to fourth (4) or last (-1) occurrence in a month; in a year without months up to the
 * 53rd.
 */
export interface RuleDay {
  ordinal: number | null;
  day: Weekday;
}

/** A parsed recurrence rule. It always ends, by a count or by an instant. */
export interface RecurrenceRule {
  freq: Frequency;
  interval: number;
  days: readonly RuleDay[];
  monthDays: readonly number[];
  months: readonly number[];
  positions: readonly number[];
  /** First day of the week. */
  weekStart: Weekday;
  count: number | null;
  /** YYYYMMDD, or YYYYMMDDTHHMMSS with a Z for UTC. */
  until: string | null;
}

/** Defaults of spec 2 §9: every week, ten times. */
export const recurrenceDefaults = { freq: 'WEEKLY', interval: 1, count: 10 } as const;

/** Limits of a series. Every occurrence is booked and checked when the series is saved. */
export const recurrenceLimits = { occurrences: 730, interval: 366, dates: 200 } as const;

/** Ordinals of a weekday in its month, with display names. */
export const ordinals = [
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [-1, 'last'],
] as const;

const UNTIL = /^\d{8}(T\d{6}Z?)?$/;
const PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST'];

/** Parses a rule, with or without `RRULE:`; returns a sentence describing the problem if it is not valid. */
export function readRule(text: string): RecurrenceRule | string {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (!PARTS.includes(name) || value === '' || parts.has(name)) return 'This recurrence rule can’t be read';
    parts.set(name, value);
  }
  const freq = frequencies.find((known) => known === parts.get('FREQ'));
  if (freq === undefined) return 'Choose daily, weekly, monthly or yearly';
  const interval = integer(parts.get('INTERVAL') ?? '1');
  if (interval === null || interval < 1) return 'The recurrence interval must be at least 1';
  if (interval > recurrenceLimits.interval)
    return `The recurrence interval can be at most ${recurrenceLimits.interval}`;
  const [countText, until] = [parts.get('COUNT'), parts.get('UNTIL') ?? null];
  if ((countText === undefined) === (until === null)) return 'Choose either an end date or a number of events';
  const count = countText === undefined ? null : integer(countText);
  if (countText !== undefined && (count === null || count < 1)) return 'A series must have at least 1 event';
  if (count !== null && count > recurrenceLimits.occurrences) return tooMany();
  if (until !== null && !(UNTIL.test(until) && isDay(until))) return 'Enter a valid end date for the series';
  const days = listOf(parts.get('BYDAY'), readDay);
  const monthDays = listOf(parts.get('BYMONTHDAY'), within(31, true));
  const months = listOf(parts.get('BYMONTH'), within(12, false));
  const positions = listOf(parts.get('BYSETPOS'), within(366, true));
  const weekStart = weekdays.find((day) => day === (parts.get('WKST') ?? 'MO'));
  if (days === null || monthDays === null || months === null || positions === null || weekStart === undefined)
    return 'This recurrence rule can’t be read';
  const counted = days.some(({ ordinal }) => ordinal !== null);
  if (counted && freq !== 'MONTHLY' && freq !== 'YEARLY')
    return 'The first or last weekday can only be used in a monthly series';
  // A weekday occurs at most 5 times in a month and 53 times in a year.
  const inMonths = freq === 'MONTHLY' || months.length > 0;
  if (inMonths && days.some(({ ordinal }) => Math.abs(ordinal ?? 1) > 5)) return 'This recurrence rule can’t be read';
  if (monthDays.length > 0 && freq === 'WEEKLY') return 'A weekly series repeats on weekdays, not on days of the month';
  if (positions.length > 0 && days.length + monthDays.length + months.length === 0)
    return 'This recurrence rule can’t be read';
  return { freq, interval, days, monthDays, months, positions, weekStart, count, until };
}

/** Returns the message for a series with too many occurrences. */
export function tooMany(): string {
  return `A series can have at most ${recurrenceLimits.occurrences} events`;
}

/** Formats a rule; its parts are always in the same order. */
export function writeRule(rule: RecurrenceRule): string {
  const list = (name: string, values: readonly (number | string)[]) =>
    values.length === 0 ? [] : [`${name}=${values.join(',')}`];
  return [
    `FREQ=${rule.freq}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    ...list('BYMONTH', rule.months),
    ...list('BYMONTHDAY', rule.monthDays),
    ...list(
      'BYDAY',
      rule.days.map(({ ordinal, day }) => `${ordinal ?? ''}${day}`),
    ),
    ...list('BYSETPOS', rule.positions),
    ...(rule.weekStart === 'MO' ? [] : [`WKST=${rule.weekStart}`]),
    ...(rule.count === null ? [`UNTIL=${rule.until}`] : [`COUNT=${rule.count}`]),
  ].join(';');
}

/**
 * Returns the last instant at which an occurrence may start; a date counts to the end of the day in `timeZone`. Null if
 * the rule ends by a count.
 */
export function untilInstant(rule: RecurrenceRule, timeZone: string): Date | null {
  if (rule.until === null) return null;
  const [, year, month, day, hour = '23', minute = '59', second = '59', z] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(rule.until)!;
  const clock = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  return toInstant(clock, z === undefined ? timeZone : 'UTC');
}

/** Formats an instant as the suffix of an occurrence ID: YYYYMMDDTHHMMSSZ. */
export function occurrenceStamp(start: Date): string {
  return `${start.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

/** Returns the ID of an occurrence: the series ID, two hyphens and the start. */
export function occurrenceId(seriesId: string, start: Date): string {
  return `${seriesId}--${occurrenceStamp(start)}`;
}

/** Parses an event ID; `start` is null for a single event. */
export function readEventId(id: string): { id: string; start: Date | null } {
  const [own = '', stamp] = id.split('--');
  if (stamp === undefined) return { id: own, start: null };
  const iso = stamp.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z');
  return { id: own, start: new Date(iso) };
}

function integer(text: string): number | null {
  return /^\+?\d{1,6}$/.test(text) ? Number(text) : null;
}

function isDay(until: string): boolean {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  const time = until.length > 8 ? `${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13, 15)}` : '00:00:00';
  const instant = new Date(`${day}T${time}Z`);
  return (
    !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === day && day >= '1900' && day < '2201'
  );
}

function listOf<T>(text: string | undefined, read: (item: string) => T | null): T[] | null {
  if (text === undefined) return [];
  const items = text.split(',').map(read);
  return items.length > 60 || items.includes(null) ? null : (items as T[]);
}

function readDay(text: string): RuleDay | null {
  const [, ordinal = '', name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const day = weekdays.find((known) => known === name);
  if (day === undefined) return null;
  if (ordinal === '') return { ordinal: null, day };
  const place = Number(ordinal);
  return place !== 0 && Math.abs(place) <= 53 ? { ordinal: place, day } : null;
}

function within(most: number, fromTheEnd: boolean) {
  return (text: string): number | null => {
    if (!/^[+-]?\d{1,3}$/.test(text)) return null;
    const value = Number(text);
    return value !== 0 && Math.abs(value) <= most && (value > 0 || fromTheEnd) ? value : null;
  };
}
