import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line } from '#values/line.ts';

/** Units of a plan's billing period. */
export const intervalUnits = ['week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** The plan form; at most a year between two charges. */
export const planForm = z
  .object({
    plan_name: line(80, 'Name is required'),
    amount: money(1_000_000_00, 'Price is required', 50),
    interval_unit: z.enum(intervalUnits, { error: () => 'Choose week, month or year' }),
    interval_count: z
      .int({ error: () => 'Enter a whole number' })
      .check(z.gte(1, 'Enter 1 or more'), z.lte(52, 'The interval can’t exceed one year')),
    trial_days: z
      .int({ error: () => 'Enter a whole number' })
      .check(z.gte(0, 'Enter 0 or more'), z.lte(365, 'The trial can’t exceed one year')),
  })
  .check(
    z.refine(({ interval_unit, interval_count }) => interval_count <= { week: 52, month: 12, year: 1 }[interval_unit], {
      path: ['interval_count'],
      error: 'The interval can’t exceed one year',
    }),
  );

/** The validated fields of a plan. */
export type PlanFields = z.output<typeof planForm>;

/**
 * Returns the first day of the period after `day`, counted from the start day; in shorter months it is the last day.
 */
export function nextPeriod(startDay: string, day: string, unit: IntervalUnit, count: number): string {
  const start = new Date(`${startDay}T00:00:00Z`);
  if (unit === 'week') return addDays(day, 7 * count);
  const step = unit === 'month' ? count : 12 * count;
  for (let turn = 1; ; turn += 1) {
    const month = start.getUTCMonth() + step * turn;
    const last = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
    const next = new Date(Date.UTC(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), last)));
    const text = next.toISOString().slice(0, 10);
    if (text > day) return text;
  }
}

/** Adds days to a date. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the monthly cost of a plan in cents, for comparing plans with different periods. */
export function monthlyCents(cents: number, unit: IntervalUnit, count: number): number {
  const months = unit === 'year' ? 12 * count : unit === 'month' ? count : (count * 7 * 12) / 365.25;
  return Math.round(cents / months);
}
