import type { Database } from '#platform/database.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { modules } from '#server/modules.gen.ts';
import type { Row } from './row.ts';

const ZONE = 'America/New_York';
const YEARS = 5;

/**
 * Measures the time of each statistics screen to its first numbers over five years, in its slowest breakdown; the best
 * of three, a day after everything was written, so that past months are cached.
 */
export async function reportRows(database: Database, clinicId: string, now: Date): Promise<Row[]> {
  const rows: Row[] = [];
  const db = database.kysely;
  const from = `${now.getUTCFullYear() - YEARS}${now.toISOString().slice(4, 10)}`;
  const input = (breakdown: string) =>
    reportInput({ clinicId, from, to: now.toISOString().slice(0, 10), timeZone: ZONE, now, breakdown });
  const reports = modules.flatMap((module) => [
    ...(module.reports ?? []).map((report) => ({
      ...report,
      name: report.id,
      ways: report.breakdowns ?? [{ id: '' }],
    })),
    ...(module.reportColumns ?? []).map((given) => ({
      ...given,
      name: `${given.report}, ${given.columns[0]!.id}`,
      ways: [{ id: '' }],
    })),
  ]);
  for (const { name, ways, read } of reports) {
    let slowest = { ms: 0, way: '' };
    for (const { id: way } of ways) {
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const begun = performance.now();
        await read(db, input(way));
        times.push(performance.now() - begun);
      }
      const ms = Math.min(...times);
      if (ms > slowest.ms) slowest = { ms, way };
    }
    const by = slowest.way === '' ? '' : `, by ${slowest.way}`;
    const detail = `first numbers of five years${by}`;
    rows.push({ name: `statistics: ${name}, ms`, ratio: slowest.ms, goal: 300, lowerIsBetter: true, detail });
  }
  return rows;
}
