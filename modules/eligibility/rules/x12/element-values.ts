import { isDay } from '#values/day.ts';
import type { CoveredDays } from './eligibility-answer.ts';

const LONGEST_TEXT = 300;

/** DTP qualifiers of coverage dates: a range or a start, a start only, an end only. */
export interface DayQualifiers {
  both: readonly string[];
  start: readonly string[];
  end: readonly string[];
}

/** Qualifiers for a person: plan, eligibility, COBRA and policy. */
export const PERSON_DAYS: DayQualifiers = {
  both: ['291', '307'],
  start: ['346', '356', '340', '539'],
  end: ['347', '357', '341', '540'],
};
/** Qualifiers for a benefit. */
export const BENEFIT_DAYS: DayQualifiers = {
  both: ['291', '307', '292'],
  start: ['346', '356', '348'],
  end: ['347', '357', '349'],
};

/** Unreadable dates, which prove neither active nor inactive coverage. */
export const UNREADABLE_DAYS: CoveredDays = { start: null, end: null, isUnreadable: true };

/** Returns the dates in DTP segments, or null if there are none. */
export function daysOf(segments: readonly string[][], qualifiers: DayQualifiers): CoveredDays | null {
  const days: CoveredDays = { start: null, end: null };
  let isNamed = false;
  for (const [name, qualifier = '', format = '', value = ''] of segments) {
    if (name !== 'DTP') continue;
    const [isBoth, isStart, isEnd] = [qualifiers.both, qualifiers.start, qualifiers.end].map((each) =>
      each.includes(qualifier),
    );
    if (!isBoth && !isStart && !isEnd) continue;
    isNamed = true;
    const span = spanOf(format, value);
    if (span === null) return UNREADABLE_DAYS;
    if (span.isRange) {
      days.start = later(days.start, span.start);
      days.end = earlier(days.end, span.end);
    } else if (isEnd) days.end = earlier(days.end, span.start);
    else days.start = later(days.start, span.start);
  }
  if (days.start !== null && days.end !== null && days.end < days.start) return UNREADABLE_DAYS;
  return isNamed ? days : null;
}

/** Returns the service dates in DTP*472, or null if there are none. */
export function serviceDaysOf(segments: readonly string[][]): CoveredDays | null {
  const dtp = segments.find(([name, qualifier]) => name === 'DTP' && qualifier === '472');
  if (dtp === undefined) return null;
  const span = spanOf(dtp[2] ?? '', dtp[3] ?? '');
  return span === null ? UNREADABLE_DAYS : { start: span.start, end: span.end };
}

/** Parses a DTP value of format D8 or RD8, or returns null. */
function spanOf(format: string, value: string): { start: string; end: string; isRange: boolean } | null {
  const range = format === 'RD8' ? /^(\d{8})-(\d{8})$/.exec(value) : null;
  const start = range === null ? (format === 'D8' ? dayOf(value) : null) : dayOf(range[1]!);
  const end = range === null ? start : dayOf(range[2]!);
  return start === null || end === null || end < start ? null : { start, end, isRange: range !== null };
}

const earlier = (one: string | null, other: string): string => (one === null || other < one ? other : one);
const later = (one: string | null, other: string): string => (one === null || other > one ? other : one);

/** Parses an X12 date, CCYYMMDD; null if it doesn't exist. */
export function dayOf(text: string): string | null {
  if (!/^\d{8}$/.test(text)) return null;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isDay(day) ? day : null;
}

/** Parses an amount in cents, or returns null. */
export function centsOf(text = ''): number | null {
  if (!/^(?=.)\d{0,9}(?:\.\d{0,2})?$/.test(text) || text === '.') return null;
  const [whole, part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** EB08 is a fraction: .2 is 20 percent. */
export function percentOf(text = ''): number | null {
  if (!/^\d{0,3}(?:\.\d{1,6})?$/.test(text) || text === '') return null;
  const share = Number(text);
  return share > 1 ? (share <= 100 ? share : null) : Math.round(share * 10_000) / 100;
}

/** Parses a quantity, or returns null. */
export function numberOf(text = ''): number | null {
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

/** Parses Y and N; null for anything else. */
export function yesNo(text = ''): boolean | null {
  return text === 'Y' ? true : text === 'N' ? false : null;
}

/** Normalizes a payer text for storage: one line, complete characters, limited length. */
export function cut(text: string, most = LONGEST_TEXT): string {
  // eslint-disable-next-line no-control-regex -- what terminals act on has no place in a record.
  const plain = text.replaceAll(/[\u0000-\u001f\u007f]/g, ' ').trim();
  return plain.slice(0, most).toWellFormed();
}
