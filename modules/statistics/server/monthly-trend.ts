import { sql } from 'kysely';
import { reportRows } from '#platform/reports/report-rows.ts';
import type { Report } from '#platform/reports/report.ts';

/** A row per month; its numbers are columns from the modules (`reportColumns`). */
export const monthlyTrend: Report = {
  id: 'monthlyTrend',
  title: 'Monthly Trend',
  definition:
    'Calendar months in the clinic’s time zone. The current month includes data up to today and is hatched. Rates are based on totals, so the footer is not an average of months.',
  rule: 'statistics.trend',
  order: 40,
  range: 'months',
  filters: [],
  columns: [{ id: 'month', title: 'Month', kind: 'month' }],
  chart: { x: 'month', y: 'visits', kind: 'line' },
  async read(db, { from, to, now, timeZone }) {
    return reportRows(
      db,
      sql`
      select to_char(month, 'YYYY-MM') as key, to_char(month, 'YYYY-MM') as month,
        case when to_char(month, 'YYYY-MM') = to_char(${now}::timestamptz at time zone ${timeZone}, 'YYYY-MM') then 1 end as partial
      from generate_series(date_trunc('month', ${from}::date)::timestamp, ${to}::date, interval '1 month') as month
      order by month`,
    );
  },
};
