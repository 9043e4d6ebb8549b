import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { inReportTurn } from '#platform/reports/report-turn.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { findClinics } from '#practice/server';

const YEARS = 5;

/**
 * Reads the last years of every report with stored months, in every breakdown, so that new data is aggregated at night.
 */
export async function keepMonths(app: App): Promise<void> {
  const { kysely } = app.database;
  const now = app.clock();
  const readings = modulesOf(app).flatMap(({ reports = [], reportColumns = [] }) => [
    ...reports.flatMap(({ keepsMonths, breakdowns = [], read }) =>
      keepsMonths ? breakdowns.map(({ id }) => ({ breakdown: id, read })) : [],
    ),
    ...reportColumns.flatMap(({ keepsMonths, read }) => (keepsMonths ? [{ breakdown: '', read }] : [])),
  ]);
  for (const { clinic_id: clinicId, time_zone: timeZone } of await findClinics(kysely)) {
    const to = dayIn(timeZone, now);
    const from = `${Number(to.slice(0, 4)) - YEARS}-01-01`;
    for (const { breakdown, read } of readings)
      await inReportTurn({ clinicId, userId: null }, () =>
        read(kysely, reportInput({ clinicId, from, to, timeZone, now, breakdown })),
      );
  }
}
