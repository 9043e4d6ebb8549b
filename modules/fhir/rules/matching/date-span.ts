import { Temporal } from 'temporal-polyfill';
import { isRecord } from '../values-at.ts';

/** The time that a date, with its precision, covers: from `start` to before `end`, in milliseconds since 1970. */
export interface DateSpan {
  readonly start: number;
  readonly end: number;
}

const FORM = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/**
 * Returns the time that a FHIR date, dateTime or instant covers; days, and times without an offset, are those of the
 * time zone. Null if it is none.
 */
export function dateSpan(text: string, timeZone: string): DateSpan | null {
  const parts = FORM.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second, fraction, offset] = parts;
  try {
    if (hour === undefined) {
      const first = Temporal.PlainDate.from(`${year}-${month ?? '01'}-${day ?? '01'}`);
      const next = first.add(month === undefined ? { years: 1 } : day === undefined ? { months: 1 } : { days: 1 });
      return { start: startOf(first, timeZone), end: startOf(next, timeZone) };
    }
    const local = Temporal.PlainDateTime.from(
      `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}${fraction ?? ''}`,
    );
    const start = local.toZonedDateTime(
      offset === undefined ? timeZone : offset === 'Z' ? 'UTC' : offset,
    ).epochMilliseconds;
    return { start, end: start + (second === undefined ? 60_000 : fraction === undefined ? 1000 : 1) };
  } catch {
    return null;
  }
}

function startOf(day: Temporal.PlainDate, timeZone: string): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds;
}

/** Returns the time that an element of a resource covers, a date or a Period; null if it is something else. */
export function spanOf(value: unknown, timeZone: string): DateSpan | null {
  if (typeof value === 'string') return dateSpan(value, timeZone);
  if (!isRecord(value)) return null;
  const { start, end } = value;
  const from = typeof start === 'string' ? dateSpan(start, timeZone) : null;
  const to = typeof end === 'string' ? dateSpan(end, timeZone) : null;
  if (from === null && to === null) return null;
  return { start: from?.start ?? Number.NEGATIVE_INFINITY, end: to?.end ?? Number.POSITIVE_INFINITY };
}

/** The comparisons that a date or an amount may be searched by. */
export type Prefix = 'eq' | 'ne' | 'gt' | 'lt' | 'ge' | 'le' | 'sa' | 'eb';

/** Splits the comparison from a value; `eq` without one. */
export function splitPrefix(text: string): { prefix: Prefix; rest: string } {
  const [, prefix = 'eq', rest = ''] = /^(eq|ne|gt|lt|ge|le|sa|eb)?(.*)$/s.exec(text) ?? [];
  return { prefix: prefix as Prefix, rest };
}

/** Returns whether a span of a resource compares so with the searched one (FHIR R4, 3.1.1.4.7). */
export function compareSpans(found: DateSpan, prefix: Prefix, searched: DateSpan): boolean {
  const isWithin = found.start >= searched.start && found.end <= searched.end;
  switch (prefix) {
    case 'eq':
      return isWithin;
    case 'ne':
      return !isWithin;
    case 'gt':
      return found.end > searched.end;
    case 'lt':
      return found.start < searched.start;
    case 'ge':
      return isWithin || found.end > searched.end;
    case 'le':
      return isWithin || found.start < searched.start;
    case 'sa':
      return found.start >= searched.end;
    case 'eb':
      return found.end <= searched.start;
  }
}
