import type { Database } from '#platform/database.ts';
import { loadApi, signIn } from './api.ts';
import type { BenchClinic } from './bench-clinic.ts';
import { SALUS, startServer } from './processes.ts';
import { type Latency, p99Row, type Row } from './row.ts';

const PAGE = `query ($where: AuditWhere) { audit_log_search(where: $where, take: 60) { entries { id time user_id user_name role
  action object_type object_id patient_id changes ip session_id outcome reason device } next looked_until } }`;

/** Maximum time of a page with the long log, relative to the short one. */
const GOAL = 2;

/** A log in a separate database, and how to access it. */
export interface AuditBench {
  url: string;
  clinic: BenchClinic;
}

/**
 * Writes entries over ten years with a realistic distribution: mostly reads, some changes, few others. They are
 * numbered but not sealed.
 */
export async function fillLog(database: Database, clinic: BenchClinic, entries: number): Promise<void> {
  await database.pool.query('alter table audit.entry set (autovacuum_enabled = false)');
  await database.pool.query(
    `insert into audit.entry (clinic_id, seq, id, time, user_id, user_name, roles, action, object_type, object_id, patient_id, ip,
       outcome, reason, device, mac, hash)
     select $1, 1000000 + n, gen_random_uuid(), now() - interval '10 years' + n * (interval '10 years' / $4::int),
       case when n % 40 = 0 then $2::uuid else md5((n % 40)::text)::uuid end, 'Doctor Bench', 'Doctor',
       case when n % 5000 = 0 then 'export' when n % 3001 = 0 then 'sign_in' when n % 50007 = 0 then 'emergency'
         when n % 20 = 0 then 'update' when n % 3 = 0 then 'search' else 'read' end,
       case when n % 5000 = 0 then 'patient_list' when n % 3001 = 0 then 'session' when n % 50007 = 0 then 'emergency_access'
         when n % 20000 = 20 then 'role' when n % 4 = 0 then 'event' else 'patient' end,
       md5(n::text)::uuid, ($3::uuid[])[1 + n % array_length($3::uuid[], 1)], '192.0.2.1',
       case when n % 6002 = 0 then 'refused' else 'success' end, null, 'Chrome on Windows', sha256(n::text::bytea), sha256(n::text::bytea)
     from generate_series(1, $4::int) n`,
    [clinic.clinicId, clinic.userId, clinic.patientIds, entries],
  );
  await database.pool.query('vacuum analyze audit.entry');
}

/** Measures each view's first page: the 99th percentile with the long log relative to the short one. */
export async function auditRows(
  short: AuditBench,
  long: AuditBench,
  dataDir: string,
  names: { short: string; long: string },
  seconds: number,
): Promise<Row[]> {
  const [before, after] = [await measure(short, dataDir, seconds), await measure(long, dataDir, seconds)];
  return [...after].map(([view, much]) =>
    p99Row(`audit log, ${view}: p99 at ${names.long} entries beside ${names.short}`, GOAL, before.get(view)!, much),
  );
}

async function measure({ url, clinic }: AuditBench, dataDir: string, seconds: number): Promise<Map<string, Latency>> {
  const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString();
  const wheres: Record<string, object> = {
    all: {},
    'by patient': { patient_id: clinic.patientIds[17] },
    'by user': { user_id: clinic.userId },
    'by object': { object_type: 'role' },
    'rights changes': { view: 'rights' },
    exports: { view: 'exports' },
    'failed sign-ins': { view: 'failed_sign_ins' },
    'emergency access': { view: 'emergency' },
    'refused alone': { outcome: 'refused' },
    'a day five years ago': { time: { gte: day(1825), lt: day(1824) } },
    'a user’s exports': { user_id: clinic.userId, action: 'export' },
  };
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  const api = await signIn(salus.port, clinic.username, clinic.password);
  const found = new Map<string, Latency>();
  for (const [view, where] of Object.entries(wheres)) {
    const { p99, median, failures } = await loadApi(api, 'audit_logs', PAGE, () => ({ where }), {
      seconds,
      concurrency: 2,
    });
    if (failures > 0) throw new Error(`bench: ${failures} wrong answers in the view ${view}`);
    found.set(view, { p99, median });
  }
  await salus.stop();
  return found;
}
