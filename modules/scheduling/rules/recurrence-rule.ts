import { toInstant } from './wall-clock.ts';

/** How often a series comes, in the order in which it is offered. */
export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** The days of the week as RFC 5545 calls them, Sunday first. */
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof weekdays)[number];

/** A weekday, or the first (1) to fourth (4), the last (-1) of a month; of a year without months up to the 53rd. */
export interface RuleDay {
  ordinal: number | null;
  day: Weekday;
}

/** A recurrence rule, taken apart. It ends by a count or by a moment, never not at all. */
export interface RecurrenceRule {
  freq: Frequency;
  interval: number;
  days: readonly RuleDay[];
  monthDays: readonly number[];
  months: readonly number[];
  positions: readonly number[];
  /** On what a week begins. */
  weekStart: Weekday;
  count: number | null;
  /** YYYYMMDD, or YYYYMMDDTHHMMSS with a Z for UTC. */
  until: string | null;
}

/** Spec 2 §9: weekly, each week, ten times. */
export const recurrenceDefaults = { freq: 'WEEKLY', interval: 1, count: 10 } as const;

/** How far a series reaches: each occurrence is booked and checked when the series is. */
export const recurrenceLimits = { occurrences: 730, interval: 366, dates: 200 } as const;

/** The places of a weekday in its month, with their words. */
export const ordinals = [
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [-1, 'last'],
] as const;

const UNTIL = /^\d{8}(T\d{6}Z?)?$/;
const PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST'];

/** A rule from its text, with or without `RRULE:`; or what is wrong with it, as a sentence. */
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
  // In a month a weekday comes five times at most, in a year 53 times.
  const inMonths = freq === 'MONTHLY' || months.length > 0;
  if (inMonths && days.some(({ ordinal }) => Math.abs(ordinal ?? 1) > 5)) return 'This recurrence rule can’t be read';
  if (monthDays.length > 0 && freq === 'WEEKLY') return 'A weekly series repeats on weekdays, not on days of the month';
  if (positions.length > 0 && days.length + monthDays.length + months.length === 0)
    return 'This recurrence rule can’t be read';
  return { freq, interval, days, monthDays, months, positions, weekStart, count, until };
}

/** What is told where a series would hold more than can be booked at once. */
export function tooMany(): string {
  return `A series can have at most ${recurrenceLimits.occurrences} events`;
}

/** The text of a rule, its parts always in one order. */
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

/** The last moment at which a series may begin another time: a day counts to its end in `timeZone`. Null where it ends by a count. */
export function untilInstant(rule: RecurrenceRule, timeZone: string): Date | null {
  if (rule.until === null) return null;
  const [, year, month, day, hour = '23', minute = '59', second = '59', z] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(rule.until)!;
  const clock = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  return toInstant(clock, z === undefined ? timeZone : 'UTC');
}

/** An instant as it ends an occurrence's id: YYYYMMDDTHHMMSSZ. */
export function occurrenceStamp(start: Date): string {
  return `${start.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

/** The id of an occurrence: its series, two hyphens and its start. */
export function occurrenceId(seriesId: string, start: Date): string {
  return `${seriesId}--${occurrenceStamp(start)}`;
}

/** Taken apart again; `start` is null of an event that stands by itself. */
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
