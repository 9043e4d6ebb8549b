import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line } from '#values/line.ts';

/** How long a period of a plan is counted in. */
export const intervalUnits = ['week', 'month', 'year'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** A plan as somebody types it; at most a year lies between two charges. */
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

/** A checked plan. */
export type PlanFields = z.output<typeof planForm>;

/** The first day of the period after `day`; of a month that is shorter its last day, counted from the day on which it began. */
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

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What a plan costs a month, for comparing plans of different length, in cents. */
export function monthlyCents(cents: number, unit: IntervalUnit, count: number): number {
  const months = unit === 'year' ? 12 * count : unit === 'month' ? count : (count * 7 * 12) / 365.25;
  return Math.round(cents / months);
}
