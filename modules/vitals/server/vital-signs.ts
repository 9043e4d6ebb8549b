import { recordAccess } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import type { VitalSign } from '../api/registration.gen.ts';
import { CM_PER_INCH } from '../rules/index.ts';
import { clinicVitals } from './clinic-vitals.ts';
import { readRecords } from './records.sql.ts';

const SIGNS: readonly string[] = [
  'body_temperature',
  'pulse_rate',
  'respiration_rate',
  'blood_pressure_low',
  'blood_pressure_high',
  'height',
  'weight',
];
const MOST = 100;

/**
 * Returns a patient's measurements in the registration service's format: one entry per time, newest first; null without
 * permission.
 */
export async function vitalSigns(ctx: RequestContext, patientId: string): Promise<VitalSign[] | null> {
  const { app, actor, now } = ctx;
  if (!actor.rules.has('vitals.view')) return null;
  const { kysely } = app.database;
  const definitions = await clinicVitals(kysely, actor.clinicId, now);
  const codeOf = new Map(definitions.map(({ id, code }) => [id, code ?? '']));
  const ids = definitions.filter(({ code }) => SIGNS.includes(code ?? '')).map(({ id }) => id);
  const [records] = await Promise.all([
    readRecords(kysely, actor.clinicId, patientId, ids, MOST),
    recordAccess(ctx, { action: 'read', objectType: 'vital_record', patientId }),
  ]);
  const standing = records.filter(({ error_time }) => error_time === null);
  const times = Map.groupBy(standing, (row) => `${row.collect_time.getTime()} ${row.collector_user_id}`);
  return [...times.values()]
    .map((rows) => ({
      ...Object.fromEntries(rows.map((row) => signOf(codeOf.get(row.definition_id)!, row.value))),
      patient_id: patientId,
      collect_time: rows[0]!.collect_time,
      collector_doctor_id: rows[0]!.collector_user_id,
    }))
    .toReversed()
    .slice(0, MOST);
}

// The registration service uses inches, the database centimeters.
function signOf(code: string, value: number): [string, number] {
  return [code, code === 'height' ? Math.round((value / CM_PER_INCH) * 10) / 10 : value];
}
