import { Temporal } from 'temporal-polyfill';
import type { ReportInput } from './report.ts';

/** What a report is asked, with the instants that its clinic days begin and end at; `from` and `to` are days that exist, YYYY-MM-DD. */
export function reportInput(
  asked: Pick<ReportInput, 'clinicId' | 'from' | 'to' | 'timeZone' | 'now'> &
    Partial<Pick<ReportInput, 'filters' | 'breakdown'>>,
): ReportInput {
  const midnight = (day: string, later: number): Date =>
    new Date(Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(asked.timeZone).epochMilliseconds);
  return {
    filters: {},
    breakdown: '',
    ...asked,
    start: midnight(asked.from, 0),
    end: midnight(asked.to, 1),
  };
}
