import { sql } from 'kysely';
import type { PatientConditions } from '#drugs/rules';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { patientConditions, type PrescriptionFields } from '../../rules/index.ts';
import type { Parties } from '../parties/read-parties.ts';

/**
 * Looks up pregnancy, breastfeeding and kidney function: in the problem list, results, vitals and prescription
 * diagnoses, and by age and sex.
 */
export async function readConditions(
  db: Queryable,
  { clinicId, timeZone }: { clinicId: string; timeZone: string },
  { diagnoses }: Pick<PrescriptionFields, 'diagnoses'>,
  { patient, ageYears }: Pick<Parties, 'patient' | 'ageYears'>,
  now: Date,
): Promise<PatientConditions> {
  const [problems, { rows: values }] = await Promise.all([
    readProblems(db, clinicId, patient.id),
    // Only the newest of each value: earlier measurements say nothing about today.
    sql<{ code: string; name: string; text: string; number: number | null; units: string; time: Date }>`
      select distinct on (code, name) code, name, value_text as text, value_number as number, units, time
      from (
        select code, name, value_text, value_number, units, time from prescribing.rx_lab_value
        where clinic_id = ${clinicId} and patient_id = ${patient.id}
        union all
        select '', name, value::text, value, units, time from prescribing.rx_vital
        where clinic_id = ${clinicId} and patient_id = ${patient.id}
      ) measured
      order by code, name, time desc`.execute(db),
  ]);
  const sex = [patient.gender_at_birth, patient.gender].find((each) => each === 'Female' || each === 'Male');
  return patientConditions({
    today: dayIn(timeZone, now),
    ageYears,
    sex: sex === undefined ? null : sex === 'Female' ? 'female' : 'male',
    problems: [...problems, ...diagnoses.map(({ code, name }) => ({ code, name, since: null }))],
    values: values
      .toSorted((one, other) => other.time.getTime() - one.time.getTime())
      .map(({ time, ...value }) => ({ ...value, day: dayIn(timeZone, time) })),
  });
}

/** Returns the active problems of a patient, newest first. */
export function readProblems(db: Queryable, clinicId: string, patientId: string) {
  return db
    .selectFrom('prescribing.rx_problem')
    .select(['icd_code as code', 'problem_name as name', 'onset_date as since'])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('status', '=', 'active')
    .orderBy('onset_date', (order) => order.desc().nullsLast())
    .execute();
}

// An older weight is unreliable for a dose today, for a child in particular.
const WEIGHT_MS = 180 * 86_400_000;

/** Returns the newest weight of the last six months, in pounds, or null. */
export async function readWeight(
  db: Queryable,
  { clinicId, patientId, now }: { clinicId: string; patientId: string; now: Date },
): Promise<number | null> {
  const newest = await db
    .selectFrom('prescribing.rx_weight')
    .select('value')
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('collect_time', '>', new Date(now.getTime() - WEIGHT_MS))
    .orderBy('collect_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.value ?? null;
}
