import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney, formatRoundMoney } from '#kit/formats/money.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const percents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats a value of a report; a dash if missing. `exact` shows cents. */
export function valueText(kind: string, value: string | number | null | undefined, exact = false): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') {
    if (kind === 'day') return formatDay(value);
    if (kind === 'month') return months.format(new Date(`${value}-01T12:00:00Z`));
    return kind === 'instant' ? formatInstant(value) : value;
  }
  if (kind === 'cents') return exact ? formatMoney(value) : formatRoundMoney(value);
  if (kind === 'percent') return `${percents.format(value)}%`;
  if (kind === 'days') return value === 1 ? '1 day' : `${oneDecimal.format(value)} days`;
  return kind === 'minutes' ? lengthText(value) : numbers.format(value);
}

/** Returns whether values of this kind are right-aligned and can be charted. */
export function isNumeric(kind: string): boolean {
  return !['text', 'day', 'month', 'instant'].includes(kind);
}

/** Describes a change: "+12.5%", "no baseline", "+3 points" for percentages; null if there is none. */
export function changeText(kind: string, now: unknown, before: unknown): { text: string; sign: number } | null {
  if (typeof now !== 'number') return null;
  if (kind === 'percent') {
    if (typeof before !== 'number') return { text: 'no baseline', sign: 0 };
    const points = now - before;
    return { text: `${plus(points)}${oneDecimal.format(points)} points`, sign: Math.sign(points) };
  }
  if (typeof before !== 'number' || before === 0)
    return now === before ? { text: 'unchanged', sign: 0 } : { text: 'no baseline', sign: 0 };
  const percent = ((now - before) / Math.abs(before)) * 100;
  return { text: `${plus(percent)}${percents.format(percent)}%`, sign: Math.sign(percent) };
}

function plus(value: number): string {
  return value > 0 ? '+' : '';
}

function lengthText(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(Math.abs(whole) / 60);
  const rest = Math.abs(whole) % 60;
  if (hours === 0) return `${whole} min`;
  return rest === 0 ? `${Math.sign(whole) * hours} h` : `${Math.sign(whole) * hours} h ${rest} min`;
}
