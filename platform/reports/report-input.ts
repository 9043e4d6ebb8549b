import { Temporal } from 'temporal-polyfill';
import type { ReportInput } from './report.ts';

/**
 * Returns the input of a report, with the instants at which its clinic days begin and end; `from` and `to` are valid
 * days, YYYY-MM-DD.
 */
export function reportInput(
  input: Pick<ReportInput, 'clinicId' | 'from' | 'to' | 'timeZone' | 'now'> &
    Partial<Pick<ReportInput, 'filters' | 'breakdown'>>,
): ReportInput {
  const midnight = (day: string, later: number): Date =>
    new Date(Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(input.timeZone).epochMilliseconds);
  return {
    filters: {},
    breakdown: '',
    ...input,
    start: midnight(input.from, 0),
    end: midnight(input.to, 1),
  };
}
