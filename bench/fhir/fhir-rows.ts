import { createHash } from 'node:crypto';
import { type Database, openDatabase } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { BenchClinic } from '../bench-clinic.ts';
import { load, type LoadCall, type LoadResult } from '../load.ts';
import { SALUS, startServer, watchMemory } from '../processes.ts';
import type { Row } from '../row.ts';

/** A clinic that apps read. */
export interface FhirBench {
  url: string;
  clinic: BenchClinic;
}

const FLOOR = [process.execPath, '--disable-warning=ExperimentalWarning', 'bench/floor-server.ts'];
const NOBODY = '00000000-0000-0000-0000-000000000000';
// As many as call at once: each app has a limit of its own.
const APPS = 64;
// Of these patients, each has as many pulses as a search finds.
const MEASURED = 200;
const PULSES = 100;

/** Gives a clinic's patients vital signs and allergies, and registers apps without a user; returns their tokens. */
export async function fillFhir(database: Database, { clinicId, userId, patientIds }: BenchClinic): Promise<string[]> {
  const { pool } = database;
  await pool.query(
    `insert into vitals.definition (clinic_id, id, code, vital_name, vital_unit, sort_index, decimals, created_time)
     values ($1, $2, 'pulse_rate', 'Pulse', 'BPM', 1, 0, now()) on conflict do nothing`,
    [clinicId, newId()],
  );
  const { rows } = await pool.query<{ id: string }>(
    `select id from vitals.definition where clinic_id = $1 and code = 'pulse_rate' limit 1`,
    [clinicId],
  );
  const measured = [clinicId, rows[0]!.id, userId] as const;
  await pool.query(
    `insert into vitals.record (clinic_id, id, patient_id, definition_id, value, collect_time, collector_user_id, created_time)
     select $1, gen_random_uuid(), p, $2, 60 + n % 40, now() - n * interval '1 day', $3, now() - n * interval '1 day'
     from unnest($4::uuid[]) p, generate_series(1, ${PULSES}) n`,
    [...measured, patientIds.slice(0, MEASURED)],
  );
  await pool.query(
    `insert into vitals.record (clinic_id, id, patient_id, definition_id, value, collect_time, collector_user_id, created_time)
     select $1, gen_random_uuid(), p, $2, 60 + n, now() - n * interval '1 day', $3, now() - n * interval '1 day'
     from unnest($4::uuid[]) p, generate_series(1, 3) n`,
    [...measured, patientIds.slice(MEASURED)],
  );
  await pool.query(
    `insert into patients.allergy (clinic_id, id, patient_id, substance, category, status, created_time)
     select $1, gen_random_uuid(), p, 'Penicillin', 'drug', 'active', now() from unnest($2::uuid[]) p`,
    [clinicId, patientIds],
  );
  await pool.query('vacuum analyze');
  const tokens: string[] = [];
  for (let n = 0; n < APPS; n += 1) tokens.push(await registerApp(database, clinicId));
  return tokens;
}

async function registerApp({ pool }: Database, clinicId: string): Promise<string> {
  const [appId, token] = [newId(), newId().replaceAll('-', '')];
  await pool.query(
    `insert into apps.app (clinic_id, id, name, kind, redirect_uris, scopes, is_active, created_time)
     values ($1, $2, 'Bench', 'backend', '{}', 'system/*.rs', true, now())`,
    [clinicId, appId],
  );
  await pool.query(
    `insert into apps.token (clinic_id, id, kind, id_hash, app_id, payload, created_time, expires_time)
     values ($1, $2, 'ClientCredentials', $3, $4, '{"scope": "system/*.rs"}', now(), now() + interval '1 day')`,
    [clinicId, newId(), createHash('sha256').update(`apps\n${token}`).digest(), appId],
  );
  return token;
}

/** Measures reads and searches of the FHIR API relative to a minimal server, and a bulk export while others read. */
export async function fhirRows({ url, clinic }: FhirBench, dataDir: string, seconds: number): Promise<Row[]> {
  const database = openDatabase(url, { connections: 2 });
  const tokens = await fillFhir(database, clinic);
  await database.close();
  const floor = await startServer(FLOOR, { DATABASE_URL: url }, `/patient/${NOBODY}/${NOBODY}`);
  const patient = (index: number): string => clinic.patientIds[(index * 7919) % clinic.patientIds.length]!;
  const least = await load(floor.port, (index) => ({ path: `/patient/${clinic.clinicId}/${patient(index)}` }), {
    concurrency: 32,
    seconds,
    fits: (status, body) => status === 200 && body.startsWith('{'),
  });
  await floor.stop();
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' };
  const salus = await startServer(SALUS, env, '/readyz');
  const authorized = (path: string, index: number): LoadCall => ({
    path: `/fhir/R4/${path}`,
    headers: { authorization: `Bearer ${tokens[index % tokens.length]}` },
  });
  const reading = (index: number): LoadCall => authorized(`Patient/${patient(index)}`, index);
  const isPatient = (status: number, body: string): boolean => status === 200 && body.includes('"Patient"');
  const read = await load(salus.port, reading, { concurrency: 32, seconds, fits: isPatient });
  const search = await load(
    salus.port,
    (index) => {
      const id = clinic.patientIds[(index * 31) % MEASURED]!;
      return authorized(`Observation?patient=${id}&category=vital-signs&_count=${PULSES}`, index);
    },
    { concurrency: 32, seconds, fits: (status, body) => status === 200 && body.split('"fullUrl"').length > PULSES },
  );
  const most = watchMemory(salus.process.pid!);
  const exported = exportAll(salus.port, tokens[0]!);
  // A few people work while it is written.
  const meanwhile = await load(salus.port, reading, { concurrency: 2, seconds, fits: isPatient });
  const { resources, took } = await exported;
  const memory = most();
  await salus.stop();
  const failures = least.failures + read.failures + search.failures + meanwhile.failures;
  if (failures > 0) throw new Error(`bench: ${failures} wrong answers of the FHIR API`);
  const rate = (name: string, measured: LoadResult, goal: number): Row => ({
    name,
    ratio: measured.perSecond / least.perSecond,
    goal,
    lowerIsBetter: false,
    detail: `${Math.round(measured.perSecond)}/s beside ${Math.round(least.perSecond)}/s; p99 ${measured.p99.toFixed(1)} ms`,
  });
  return [
    rate('read a Patient over FHIR, 32 at once', read, 0.4),
    rate('search 100 Observations of a patient over FHIR', search, 0.2),
    {
      name: 'bulk export, resources a second',
      ratio: resources / took,
      goal: 20_000,
      lowerIsBetter: false,
      detail: `${resources} resources in ${took.toFixed(1)} s, with their provenance`,
    },
    {
      name: 'read a Patient while an export is written, p99 in ms',
      ratio: meanwhile.p99,
      goal: 50,
      lowerIsBetter: true,
      detail: `median ${meanwhile.median.toFixed(1)} ms, two readers`,
    },
    {
      name: 'server memory during an export, MB',
      ratio: memory,
      goal: 250,
      lowerIsBetter: true,
      detail: `resident, the most; ${clinic.patientIds.length} patients`,
    },
  ];
}

/** Exports the clinic; returns the number of resources and the seconds from the request to the last file. */
async function exportAll(port: number, token: string): Promise<{ resources: number; took: number }> {
  const headers = { authorization: `Bearer ${token}`, prefer: 'respond-async' };
  const begun = performance.now();
  const started = await fetch(`http://127.0.0.1:${port}/fhir/R4/$export`, { headers, redirect: 'error' });
  const { pathname } = new URL(started.headers.get('content-location')!);
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, { headers, redirect: 'error' });
    const took = (performance.now() - begun) / 1000;
    if (answer.status === 200) {
      const { output } = (await answer.json()) as { output: { count: number }[] };
      return { resources: output.reduce((sum, { count }) => sum + count, 0), took };
    }
    if (answer.status !== 202) throw new Error(`bench: the export ended with ${answer.status}`);
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
