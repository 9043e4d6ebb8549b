import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../../database.ts';
import { addJob, prepareJobs } from '../../jobs.ts';
import { migrate } from '../../migrate.ts';
import { withDatabase } from '../../testing/global-setup.ts';
import { installationMigrations } from './installation-migrations.ts';

/** An installation for one test, with its own database and DATA_DIR, both removed afterward. */
export interface TestInstallation extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  ask(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Reads everything that a restore has to restore, for comparison. */
  readAll(): Promise<unknown>;
}

/** Opens an installation, empty as before its first start. */
export async function openInstallation(): Promise<TestInstallation> {
  const name = `ward_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('postgresUrl');
  const url = withDatabase(serverUrl, name);
  await askOnce(serverUrl, `create database ${name}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'salus-installation-'));
  const dataDir = path.join(folder, 'data');
  const ask = (statement: string, values?: unknown[]) => askOnce(url, statement, values);
  return {
    url,
    dataDir,
    ask,
    readAll: async () => ({
      guests: await ask(`select g.*, g."Full Name" as name from ward.guest g order by id`),
      beds: await ask('select * from ward.bed order by id'),
      notes: await ask('select * from ward.note order by id'),
      codes: await ask('select * from ward.code order by name'),
      census: await ask('select * from ward.census'),
      ledger: await ask('select name, checksum, applied_time from platform.migration order by name'),
      indexes: await ask(`select indexdef from pg_indexes where schemaname = 'ward' order by 1`),
      keys: await ask(`select conrelid::regclass::text as t, pg_get_constraintdef(oid) as d from pg_constraint
        where connamespace = 'ward'::regnamespace order by 1, 2`),
      jobs: await ask(`select v.task_identifier, v.queue_name, j.run_at, j.key, j.priority, j.max_attempts, j.flags, j.payload
        from graphile_worker.jobs v join graphile_worker._private_jobs j on j.id = v.id order by j.key`),
      files: await readFiles(dataDir),
    }),
    async [Symbol.asyncDispose]() {
      await dropDatabase(serverUrl, name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An autovacuum run can't be terminated by our role; it ends shortly. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let left = 20; ; left -= 1) {
    try {
      await askOnce(serverUrl, `drop database ${name} with (force)`);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Fills the installation with a clinic: the given number of guests and notes, jobs, and files. */
export async function liveIn(installation: TestInstallation, { notes = 10 } = {}): Promise<void> {
  const database = openDatabase(installation.url, { connections: 1 });
  await migrate(database, installationMigrations);
  await prepareJobs({ database });
  await addJob(
    database.kysely,
    'ward.remind',
    { name: 'Zoë' },
    { key: 'one', runAt: new Date('2031-05-01T10:00:00Z') },
  );
  await addJob(database.kysely, 'ward.remind', { name: 'Bo' }, { key: 'two', runAt: new Date('2032-05-01T10:00:00Z') });
  await database.close();
  await installation.ask(
    `select graphile_worker.add_job('ward.file', '[1]', 'a-queue', '2033-01-01', 3, 'three', 7, array['slow', 'late'])`,
  );
  // A job that a worker was running, and one that permanently failed.
  await installation.ask(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone', attempts = 1 where key = 'two'`,
  );
  await installation.ask(`select graphile_worker.add_job('ward.failed', '{}', null, now(), 1, 'four')`);
  await installation.ask(`update graphile_worker._private_jobs set attempts = max_attempts where key = 'four'`);
  await installation.ask(`
    insert into ward.code values ('B', 'as the clinic says');
    insert into ward.guest (clinic_id, id, "Full Name", moods, facts, weight, born, seen, picture, code)
    select '11111111-1111-1111-1111-111111111111', gen_random_uuid(), 'Zoë "☃" O''Neil ' || n, '{calm,wild}', '{"a": [1, null]}', 'NaN',
      '0044-03-15 BC', 'infinity', '\\x00ff', 'B' from generate_series(1, 10) n;
    insert into ward.bed (clinic_id, id, guest_id) select clinic_id, gen_random_uuid(), id from ward.guest;
    update ward.guest g set bed_id = b.id from ward.bed b where b.guest_id = g.id;
    delete from ward.guest where false;
    refresh materialized view ward.census`);
  await installation.ask(
    `insert into ward.note select '11111111-1111-1111-1111-111111111111', gen_random_uuid(), repeat(gen_random_uuid()::text, 20)
     from generate_series(1, $1)`,
    [notes],
  );
  await mkdir(path.join(installation.dataDir, 'keys'), { recursive: true });
  await mkdir(path.join(installation.dataDir, 'files', 'a'.repeat(120)), { recursive: true });
  await mkdir(path.join(installation.dataDir, 'postgres'), { recursive: true });
  await writeFile(path.join(installation.dataDir, 'postgres', 'PG_VERSION'), '18');
  await writeFile(path.join(installation.dataDir, 'postgres.password'), 'secret');
  await writeFile(path.join(installation.dataDir, 'keys', 'seal.key'), randomBytes(32));
  await chmod(path.join(installation.dataDir, 'keys', 'seal.key'), 0o600);
  await writeFile(path.join(installation.dataDir, 'files', 'a'.repeat(120), 'Röntgen ☃.pdf'), randomBytes(3_000_000));
  await writeFile(path.join(installation.dataDir, 'files', 'empty'), '');
}

async function readFiles(dataDir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const name = path.join(path.relative(dataDir, entry.parentPath), entry.name);
    if (entry.isFile() && !/^(postgres|before-restore)/.test(name)) {
      files[name] = (await readFile(path.join(dataDir, name))).toString('base64');
    }
  }
  return files;
}

async function askOnce(url: string, statement: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
