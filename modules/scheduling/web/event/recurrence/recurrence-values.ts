import { Temporal } from 'temporal-polyfill';
import {
  ordinals,
  readRule,
  recurrenceDefaults,
  weekdays,
  writeRule,
  type Frequency,
  type RecurrenceRule,
  type Weekday,
} from '../../../rules/index.ts';

/** The event window's form values of a rule; numbers are raw input. */
export interface RecurrenceValues {
  repeats: boolean;
  freq: Frequency;
  interval: number | string;
  /** For weekly series. */
  days: Weekday[];
  /** For monthly series: the day of the month, or the nth weekday. */
  monthly: 'date' | 'weekday';
  ordinal: number;
  ordinalDay: Weekday;
  ends: 'count' | 'date';
  count: number | string;
  /** YYYY-MM-DD. */
  until: string;
  /** A rule of another program that this form doesn't support: preserved unchanged. */
  custom: string;
}

/** Names of each frequency and its unit. */
export const frequencyNames: Readonly<Record<Frequency, { name: string; unit: string }>> = {
  DAILY: { name: 'Daily', unit: 'day' },
  WEEKLY: { name: 'Weekly', unit: 'week' },
  MONTHLY: { name: 'Monthly', unit: 'month' },
  YEARLY: { name: 'Yearly', unit: 'year' },
};

/** Names of the days of the week, Sunday first. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the initial values for a day (YYYY-MM-DD): weekly, ten times (spec 2 §9), or the rule of the series. */
export function recurrenceValues(day: string, rrule: string | null): RecurrenceValues {
  const date = dateOf(day);
  const own = weekdays[date.dayOfWeek % 7]!;
  const begin: RecurrenceValues = {
    repeats: rrule !== null,
    freq: recurrenceDefaults.freq,
    interval: recurrenceDefaults.interval,
    days: [own],
    monthly: 'date',
    ordinal: placeOf(date),
    ordinalDay: own,
    ends: 'count',
    count: recurrenceDefaults.count,
    until: date.add({ months: 3 }).toString(),
    custom: '',
  };
  const rule = rrule === null ? null : readRule(rrule);
  if (rule === null) return begin;
  if (typeof rule === 'string' || !isPlain(rule)) return { ...begin, custom: rrule! };
  const [first] = rule.days;
  return {
    ...begin,
    freq: rule.freq,
    interval: rule.interval,
    days: rule.freq === 'WEEKLY' && rule.days.length > 0 ? rule.days.map(({ day: name }) => name) : [own],
    monthly: rule.freq === 'MONTHLY' && first !== undefined ? 'weekday' : 'date',
    ordinal: first?.ordinal ?? begin.ordinal,
    ordinalDay: rule.freq === 'MONTHLY' && first !== undefined ? first.day : own,
    ends: rule.count === null ? 'date' : 'count',
    count: rule.count ?? recurrenceDefaults.count,
    until: rule.until === null ? begin.until : dayOfStamp(rule.until),
  };
}

/** Adapts the rule to another first day: values derived from the first day change, user choices stay. */
export function movedAlong(values: RecurrenceValues, from: string, to: string): RecurrenceValues {
  const was = recurrenceValues(from, null);
  const is = recurrenceValues(to, null);
  const isSamePlace = values.ordinal === was.ordinal && values.ordinalDay === was.ordinalDay;
  return {
    ...values,
    days: values.days.join() === was.days.join() ? is.days : values.days,
    ordinal: isSamePlace ? is.ordinal : values.ordinal,
    ordinalDay: isSamePlace ? is.ordinalDay : values.ordinalDay,
    until: values.until === was.until ? is.until : values.until,
  };
}

/**
 * Returns the rule of the form values; null if the event does not repeat, an invalid rule if a number can't be parsed.
 */
export function ruleOf(values: RecurrenceValues, day: string): string | null {
  if (!values.repeats) return null;
  if (values.custom !== '') return values.custom;
  const date = dateOf(day);
  const isOwnDay = values.days.length === 1 && values.days[0] === weekdays[date.dayOfWeek % 7];
  const rule = writeRule({
    freq: values.freq,
    interval: Number(values.interval),
    days:
      values.freq === 'WEEKLY' && !isOwnDay
        ? weekdays.filter((name) => values.days.includes(name)).map((name) => ({ ordinal: null, day: name }))
        : values.freq === 'MONTHLY' && values.monthly === 'weekday'
          ? [{ ordinal: values.ordinal, day: values.ordinalDay }]
          : [],
    monthDays: [],
    months: [],
    positions: [],
    weekStart: 'MO',
    count: values.ends === 'count' ? Number(values.count) : null,
    until: values.until.replaceAll('-', ''),
  });
  return rule;
}

/** Returns an error that prevents building the rule: a week without days. */
export function recurrenceProblem(values: RecurrenceValues): string | null {
  const isWeekly = values.repeats && values.custom === '' && values.freq === 'WEEKLY';
  return isWeekly && values.days.length === 0 ? 'Choose at least one day of the week' : null;
}

/** Returns whether a rule skips the first day (YYYY-MM-DD): the series would begin on a later one. */
export function leavesFirstDay(values: RecurrenceValues, day: string): boolean {
  if (!values.repeats || values.custom !== '') return false;
  const date = dateOf(day);
  const own = weekdays[date.dayOfWeek % 7]!;
  if (values.freq === 'WEEKLY') return !values.days.includes(own);
  if (values.freq !== 'MONTHLY' || values.monthly === 'date') return false;
  const isLast = date.day + 7 > date.daysInMonth;
  const isPlace = values.ordinal === -1 ? isLast : values.ordinal === Math.ceil(date.day / 7);
  return values.ordinalDay !== own || !isPlace;
}

/** Describes a rule, e.g. "Every 2 weeks on Monday and Thursday, 10 times". */
export function ruleWords(values: RecurrenceValues, day: string): string {
  if (values.custom !== '') return values.custom;
  const { unit } = frequencyNames[values.freq];
  const interval = Number(values.interval);
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const date = dateOf(day);
  const on =
    values.freq === 'WEEKLY'
      ? ` on ${list(weekdays.filter((name) => values.days.includes(name)).map((name) => nameOf(name))) || 'no days selected'}`
      : values.freq === 'MONTHLY'
        ? values.monthly === 'date'
          ? ` on day ${date.day}`
          : ` on the ${ordinals.find(([place]) => place === values.ordinal)?.[1]} ${nameOf(values.ordinalDay)}`
        : '';
  const end =
    values.ends === 'count' ? `${values.count} ${Number(values.count) === 1 ? 'time' : 'times'}` : 'until then';
  return `${every}${on}, ${end}`;
}

function isPlain(rule: RecurrenceRule): boolean {
  if (rule.positions.length + rule.monthDays.length + rule.months.length > 0 || rule.weekStart !== 'MO') return false;
  if (rule.freq === 'WEEKLY') return true;
  if (rule.freq === 'MONTHLY')
    return (
      rule.days.length === 0 || (rule.days.length === 1 && ordinals.some(([place]) => place === rule.days[0]!.ordinal))
    );
  return rule.days.length === 0;
}

function placeOf(date: Temporal.PlainDate): number {
  const place = Math.ceil(date.day / 7);
  return place > 4 ? -1 : place;
}

function dateOf(day: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    return Temporal.PlainDate.from('2000-01-03');
  }
}

function dayOfStamp(until: string): string {
  return `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
}

function nameOf(day: Weekday): string {
  return weekdayNames[weekdays.indexOf(day)]!;
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
