import { Temporal } from 'temporal-polyfill';

/** Days in the clinic's time zone, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** Common ranges, by the names in addresses and saved views: they move with the date. */
export const PRESETS = [
  { id: 'this_month', label: 'This month' },
  { id: 'last_month', label: 'Last month' },
  { id: 'last_7', label: 'Last 7 days' },
  { id: 'last_30', label: 'Last 30 days' },
  { id: 'last_90', label: 'Last 90 days' },
  { id: 'this_quarter', label: 'This quarter' },
  { id: 'this_year', label: 'This year' },
  { id: 'last_year', label: 'Last year' },
  { id: 'last_12_months', label: 'Last 12 months' },
  { id: 'last_5_years', label: 'Last 5 years' },
] as const;

/** The name of a range. */
export type Preset = (typeof PRESETS)[number]['id'];

/** Maximum length of a range in days. */
export const MOST_DAYS = 3660;

/** Returns the days that a range means today, or null for an unknown name. */
export function presetDays(preset: string, today: string): Days | null {
  const day = Temporal.PlainDate.from(today);
  const month = day.with({ day: 1 });
  const days = (from: Temporal.PlainDate, to: Temporal.PlainDate = day): Days => ({
    from: from.toString(),
    to: to.toString(),
  });
  switch (preset as Preset) {
    case 'this_month':
      return days(month);
    case 'last_month':
      return days(month.subtract({ months: 1 }), month.subtract({ days: 1 }));
    case 'last_7':
      return days(day.subtract({ days: 6 }));
    case 'last_30':
      return days(day.subtract({ days: 29 }));
    case 'last_90':
      return days(day.subtract({ days: 89 }));
    case 'this_quarter':
      return days(month.subtract({ months: (day.month - 1) % 3 }));
    case 'this_year':
      return days(day.with({ month: 1, day: 1 }));
    case 'last_year':
      return days(
        day.subtract({ years: 1 }).with({ month: 1, day: 1 }),
        day.with({ month: 1, day: 1 }).subtract({ days: 1 }),
      );
    case 'last_12_months':
      return days(month.subtract({ months: 11 }));
    case 'last_5_years':
      return days(month.subtract({ months: 59 }));
    default:
      return null;
  }
}

/** Extends these days to whole months; the current one ends today. */
export function wholeMonths({ from, to }: Days, today: string): Days {
  const first = Temporal.PlainDate.from(from).with({ day: 1 });
  const last = Temporal.PlainDate.from(to);
  const end = last.with({ day: last.daysInMonth }).toString();
  return { from: first.toString(), to: end > today && to <= today ? today : end };
}

/** Returns the comparison range: the same number of preceding whole months or days, or the same days a year earlier. */
export function daysBefore(days: Days, compare: 'previous' | 'year', byMonth = false): Days {
  const [from, to] = [Temporal.PlainDate.from(days.from), Temporal.PlainDate.from(days.to)];
  if (compare === 'year') {
    const end = to.subtract({ years: 1 });
    const isLast = to.day === to.daysInMonth;
    return {
      from: from.subtract({ years: 1 }).toString(),
      to: (isLast ? end.with({ day: end.daysInMonth }) : end).toString(),
    };
  }
  const isWhole = from.day === 1 && (byMonth || to.day === to.daysInMonth);
  if (isWhole) {
    const months = (to.year - from.year) * 12 + to.month - from.month + 1;
    return { from: from.subtract({ months }).toString(), to: from.subtract({ days: 1 }).toString() };
  }
  const count = from.until(to).days + 1;
  return { from: from.subtract({ days: count }).toString(), to: from.subtract({ days: 1 }).toString() };
}

/** Returns the problem of these days in words, or null. */
export function daysProblem({ from, to }: Days): string | null {
  if (to < from) return 'The last day is before the first one.';
  try {
    const count = Temporal.PlainDate.from(from, { overflow: 'reject' }).until(
      Temporal.PlainDate.from(to, { overflow: 'reject' }),
    ).days;
    return count >= MOST_DAYS ? 'Choose a range of at most ten years.' : null;
  } catch {
    return 'Enter a valid date.';
  }
}
