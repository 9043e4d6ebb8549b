import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import { LIVE_VALUE } from './reports.sql.ts';
import { rememberReaders } from './notify-readers.ts';
import { comparableRuns, type Interpretation } from '../../rules/index.ts';

interface ValueRow {
  report_id: string;
  chain_id: string;
  code: string;
  name: string;
  value_text: string;
  value_number: number | null;
  units: string;
  method: string;
  range_text: string;
  low: number | null;
  high: number | null;
  interpretation: Interpretation | null;
  withdrawn_time: Date | null;
  time: Date;
  value_count: number;
}

/** Maximum number of listed values per test; the series contains the total. */
export const MOST_VALUES = 500;

/**
 * Returns every test of a patient with its values over time, newest last; values that can't be compared with the
 * previous one start a new run. A withdrawn value stays in place, struck out, and is not part of any line.
 */
export async function readFlowsheet(ctx: RequestContext, patientId: string) {
  const { actor, app } = ctx;
  const { rows } = await sql<ValueRow>`
    select * from (
      select v.*, count(*) over (partition by v.code)::int as value_count,
        row_number() over (partition by v.code order by v.time desc, v.report_id, v.sort_index) as place
      from (
        select r.id as report_id, r.chain_id, o.code, o.name, o.value_text, o.value_number, o.units, o.method, o.range_text, o.low, o.high,
          o.interpretation, o.withdrawn_time, o.sort_index, coalesce(o.observed_time, r.observed_time, r.reported_time) as time
        from labs.report r join labs.observation o on o.clinic_id = r.clinic_id and o.report_id = r.id
        where r.clinic_id = ${actor.clinicId} and r.patient_id = ${patientId} and r.is_current and r.status <> 'received'
          and o.file_id is null and o.status not in ('I', 'O', 'N')
          and (${LIVE_VALUE} or (o.withdrawn_time is not null and o.value_text <> ''))
      ) v
    ) placed where place <= ${MOST_VALUES} order by time desc, report_id, sort_index`.execute(app.database.kysely);
  await rememberReaders(ctx, rows);
  await recordAccess(ctx, { action: 'read', objectType: 'lab_result', patientId });
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, values]) => seriesOf(code, values));
}

function seriesOf(code: string, values: readonly ValueRow[]) {
  const timed = values.map((row) => ({ ...row, at: row.time.toISOString(), value: row.value_number }));
  const isLive = ({ withdrawn_time }: ValueRow): boolean => withdrawn_time === null;
  const newest = values.find(isLive) ?? values[0]!;
  const runs = comparableRuns(timed.filter(isLive)).flatMap((run, index) => run.map((row) => ({ row, run: index })));
  const struck = timed.filter((row) => !isLive(row)).map((row) => ({ row, run: 0 }));
  return {
    code,
    name: newest.name,
    units: newest.units,
    value_count: newest.value_count,
    values: [...runs, ...struck]
      .toSorted(({ row: one }, { row: other }) => one.time.getTime() - other.time.getTime())
      .map(({ row, run }) => ({
        result_id: row.report_id,
        time: row.time,
        value: row.value_text,
        value_number: isLive(row) ? row.value_number : null,
        units: row.units,
        method: row.method,
        range: row.range_text,
        low: row.low,
        high: row.high,
        interpretation: isLive(row) ? row.interpretation : null,
        run,
        withdrawn_time: row.withdrawn_time,
      })),
  };
}
