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
  time: Date;
}

const MOST = 5000;

/** Every value of a patient over time, by its code, the newest last; what can't be compared with the value before begins another run. */
export async function readFlowsheet(ctx: RequestContext, patientId: string) {
  const { actor, app } = ctx;
  const { rows } = await sql<ValueRow>`
    select r.id as report_id, r.chain_id, o.code, o.name, o.value_text, o.value_number, o.units, o.method, o.range_text, o.low, o.high, o.interpretation,
      coalesce(o.observed_time, r.observed_time, r.reported_time) as time
    from labs.report r join labs.observation o on o.clinic_id = r.clinic_id and o.report_id = r.id
    where r.clinic_id = ${actor.clinicId} and r.patient_id = ${patientId} and r.is_current and r.status in ('partial', 'final', 'corrected')
      and o.file_id is null and ${LIVE_VALUE} and o.status not in ('I', 'O', 'N')
    order by time desc, r.id, o.sort_index limit ${MOST}`.execute(app.database.kysely);
  await rememberReaders(ctx, rows);
  await recordAccess(ctx, { action: 'read', objectType: 'lab_result', patientId });
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, values]) => {
    const runs = comparableRuns(values.map((row) => ({ ...row, at: row.time.toISOString(), value: row.value_number })));
    const newest = values[0]!;
    return {
      code,
      name: newest.name,
      units: newest.units,
      values: runs.flatMap((run, index) =>
        run.map((row) => ({
          result_id: row.report_id,
          time: row.time,
          value: row.value_text,
          value_number: row.value_number,
          units: row.units,
          method: row.method,
          range: row.range_text,
          low: row.low,
          high: row.high,
          interpretation: row.interpretation,
          run: index,
        })),
      ),
    };
  });
}
