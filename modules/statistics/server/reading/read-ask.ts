import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, invalid } from '#platform/domain-error.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import type { Report, ReportInput } from '#platform/reports/report.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { daysBefore, daysProblem, wholeMonths } from '../../rules/index.ts';

/** The parameters of a report, as received. */
export interface ReportQuery {
  from: string;
  to: string;
  filters?: readonly { id: string; value: string }[] | null;
  breakdown?: string | null;
  compare?: 'none' | 'previous' | 'year' | null;
}

/** A filter with its options. */
export interface ShownFilter {
  id: string;
  title: string;
  options: { value: string; label: string }[];
}

/** The validated parameters: for the current and the comparison period. */
export interface CheckedQuery {
  now: ReportInput;
  prior: ReportInput | null;
  filters: ShownFilter[];
}

/**
 * Validates the days, the breakdown and every filter value, which must be one of the filter's options in this clinic.
 */
export async function readAsk(
  ctx: RequestContext,
  db: Queryable,
  report: Report,
  ask: ReportQuery,
): Promise<CheckedQuery | DomainError> {
  const problem = daysProblem(ask);
  if (problem !== null) return invalid([{ path: 'ask.to', message: problem }]);
  const { clinicId, timeZone } = ctx.actor;
  const filters: ShownFilter[] = await Promise.all(
    report.filters.map(async ({ id, title, options }) => ({ id, title, options: await options(db, clinicId) })),
  );
  const chosen: Record<string, string> = {};
  for (const { id, value } of ask.filters ?? []) {
    const offered = filters.find((filter) => filter.id === id)?.options.some((option) => option.value === value);
    if (offered !== true) return invalid([{ path: 'ask.filters', message: 'A filter has an invalid value.' }]);
    chosen[id] = value;
  }
  const breakdowns = report.breakdowns ?? [];
  const breakdown = ask.breakdown ?? breakdowns[0]?.id ?? '';
  if (breakdown !== '' && !breakdowns.some(({ id }) => id === breakdown))
    return invalid([{ path: 'ask.breakdown', message: 'This report can’t be grouped that way.' }]);
  const byMonth = report.range === 'months';
  const today = dayIn(timeZone, ctx.now);
  const days = byMonth ? wholeMonths(ask, today) : { from: ask.from, to: ask.to };
  const same = { clinicId, timeZone, now: ctx.now, filters: chosen, breakdown };
  const compare = report.comparable === false ? 'none' : (ask.compare ?? 'none');
  const before = compare === 'none' ? null : daysBefore(days, compare, byMonth);
  return {
    now: reportInput({ ...same, ...days }),
    prior: before === null ? null : reportInput({ ...same, ...before }),
    filters,
  };
}
