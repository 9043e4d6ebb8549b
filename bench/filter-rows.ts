import type { Database } from '#platform/database.ts';
import { loadApi, signIn } from './api.ts';
import type { BenchClinic } from './bench-clinic.ts';
import { SALUS, startServer } from './processes.ts';
import { type Latency, p99Row, type Row } from './row.ts';

const LIST = `query ($where: PatientWhere!) { search_patients(where: $where, take: 20) { count patient_list {
  id user_patient_id first_name last_name date_of_birth gender mobile } } }`;

/** Maximum time of a filtered page with many patients, relative to few. */
const GOAL = 2;

/** A clinic with many patients, in a separate database. */
export interface FilterBench {
  url: string;
  clinic: BenchClinic;
}

/** Gives each patient a last visit within two years, every fourth a next one, and one of the clinic's doctors. */
export async function fillActivity(database: Database, { clinicId }: BenchClinic): Promise<void> {
  await database.pool.query(
    `insert into patients.patient_activity (clinic_id, patient_id, last_visit, next_visit, user_ids, last_key, first_key)
     select p.clinic_id, p.id, now() - (p.record_number % 730) * interval '1 day',
       case when p.record_number % 4 = 0 then now() + (1 + p.record_number % 90) * interval '1 day' end,
       array[(m.ids)[1 + p.record_number % array_length(m.ids, 1)]], p.last_key, p.first_key
     from patients.patient p, (select array_agg(user_id order by user_id) as ids from practice.member where clinic_id = $1) m
     where p.clinic_id = $1
     on conflict (clinic_id, patient_id) do update
       set last_visit = excluded.last_visit, next_visit = excluded.next_visit, user_ids = excluded.user_ids`,
    [clinicId],
  );
  await database.pool.query(
    `insert into patients.patient_doctor (clinic_id, user_id, patient_id, date_of_birth, last_key, first_key)
     select a.clinic_id, u.user_id, a.patient_id, p.date_of_birth, p.last_key, p.first_key from patients.patient_activity a
     join patients.patient p on p.clinic_id = a.clinic_id and p.id = a.patient_id, unnest(a.user_ids) u(user_id)
     where a.clinic_id = $1 on conflict do nothing`,
    [clinicId],
  );
  await database.pool.query('vacuum analyze patients.patient_activity, patients.patient_doctor');
}

/**
 * Measures each filter's first page with its count: the 99th percentile with many patients relative to few, the median
 * of three runs.
 */
export async function filterRows(
  few: FilterBench,
  many: FilterBench,
  dataDir: string,
  names: { few: string; many: string },
  seconds: number,
): Promise<Row[]> {
  const [small, large] = [await open(few, dataDir), await open(many, dataDir)];
  const rows: Row[] = [];
  for (const filter of Object.keys(filtersOf(few.clinic))) {
    const turns: [Latency, Latency][] = [];
    // Alternating, so that varying machine speed affects both equally.
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push([await small.measure(filter, seconds / 2), await large.measure(filter, seconds / 2)]);
    const [before, after] = turns.toSorted((one, other) => ratioOf(one) - ratioOf(other))[(TURNS - 1) / 2]!;
    const name = `patient list, ${filter}: p99 at ${names.many} patients beside ${names.few}`;
    rows.push(p99Row(name, GOAL, before, after));
  }
  await Promise.all([small.stop(), large.stop()]);
  return rows;
}

const TURNS = 3;
const ratioOf = ([before, after]: readonly [Latency, Latency]): number => after.p99 / before.p99;

async function open({ url, clinic }: FilterBench, dataDir: string) {
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  const api = await signIn(salus.port, clinic.username, clinic.password);
  const wheres = filtersOf(clinic);
  const measure = async (filter: string, seconds: number): Promise<Latency> => {
    const variables = { where: wheres[filter] };
    const load = await loadApi(api, 'registration', LIST, () => variables, { seconds, concurrency: 2 });
    if (load.failures > 0) throw new Error(`bench: ${load.failures} wrong answers for the filter ${filter}`);
    return load;
  };
  return { measure, stop: () => salus.stop() };
}

function filtersOf(clinic: BenchClinic): Record<string, object> {
  const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return {
    'a tag': { tags: ['Diabetes'] },
    'two tags': { all_tags: ['Diabetes', 'Interpreter'] },
    'a doctor': { doctor_id: clinic.userId },
    'seen this month': { last_visit: { from: day(30) } },
    'seen on a day': { last_visit: { from: day(100), to: day(100) } },
    'not seen for a year': { last_visit: { none_since: day(365) } },
    'birthday today': { birthday: 'today' },
    'birthday this month': { birthday: 'month' },
    'an age': { age: { from: 40, to: 42 } },
    'two letters': { search: 'ma' },
    'a doctor’s birthdays of the week': { doctor_id: clinic.userId, birthday: 'week' },
  };
}
