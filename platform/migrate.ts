import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf } from './database.ts';
import { StartError } from './start-error.ts';

/** A migration: a plain SQL file of one module. */
export interface Migration {
  /** `20261121-1000-events`, unique across all modules; they run in this order. */
  name: string;
  module: string;
  sql: string;
}

const LOCK = 7_258_700;

/** Reads platform/migrations and modules/<name>/migrations under `root`, sorted by name. */
export async function readMigrations(root: string): Promise<Migration[]> {
  const modules = (await readdir(join(root, 'modules'), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const folders = [
    { module: 'platform', folder: join(root, 'platform/migrations') },
    ...modules.map(({ name }) => ({ module: name, folder: join(root, 'modules', name, 'migrations') })),
  ];
  const found = await Promise.all(
    folders.map(async ({ module, folder }) => {
      const files = await readdir(folder).catch(() => []);
      return Promise.all(
        files
          .filter((file) => file.endsWith('.sql'))
          .map(async (file) => ({ name: file.slice(0, -4), module, sql: await readFile(join(folder, file), 'utf8') })),
      );
    }),
  );
  return found.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Migrates the schema to the latest version (or up to and including `upTo`), all files in one transaction: if one fails,
 * nothing has changed, and the version before continues to work. An advisory lock lets several processes start
 * concurrently. Returns the names of the migrations that it ran. Throws StartError if the database has a migration that
 * this program lacks, or if a file was changed after it had run.
 */
export async function migrate(
  database: { pool: pg.Pool },
  migrations: readonly Migration[],
  options: { upTo?: string } = {},
): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`
      create schema if not exists platform;
      create table if not exists platform.migration (
        name text primary key, checksum text not null, applied_time timestamptz not null default now())`);
    const answer = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from platform.migration',
    );
    const done = new Map(answer.rows.map((row) => [row.name, row.checksum]));
    checkReferences(done, migrations);
    const due = migrations.filter(
      ({ name }) => !done.has(name) && (options.upTo === undefined || name <= options.upTo),
    );
    if (due.length > 0) await runWhenFree(client, due);
    return due.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

// A statement that waits for a table holds up all later calls on it: it gives way after this time, and tries again.
const LONGEST_LOCK_MS = 2000;
const PAUSE_MS = 1000;
const PATIENCE_MS = 120_000;
const BUSY = new Set(['55P03', '40P01']);

/** Runs the migrations beside a server that is in use, e.g. that of the version before in a rolling restart. */
async function runWhenFree(client: pg.PoolClient, due: readonly Migration[]): Promise<void> {
  for (const patientUntil = Date.now() + PATIENCE_MS; ;) {
    const failure = await runAll(client, due);
    if (failure === null) return;
    const { name, error } = failure;
    const isBusy = BUSY.has(codeOf(error) ?? '');
    if (!isBusy || Date.now() > patientUntil) {
      const reason = isBusy ? 'its tables are in use, e.g. by a backup; try again later' : messageOf(error);
      throw new StartError(`The migration ${name} failed: ${reason}. The database was not changed.`);
    }
    await sleep(PAUSE_MS);
  }
}

async function runAll(
  client: pg.PoolClient,
  due: readonly Migration[],
): Promise<{ name: string; error: unknown } | null> {
  let name = due[0]!.name;
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${LONGEST_LOCK_MS}`);
    for (const migration of due) {
      ({ name } = migration);
      await client.query(migration.sql);
      await client.query('insert into platform.migration (name, checksum) values ($1, $2)', [
        name,
        checksumOf(migration),
      ]);
    }
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    return { name, error };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

function checkReferences(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of done) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new StartError(
        `The database is newer than this program (migration ${name}). Start the version that last used it, or a later one.`,
      );
    }
    if (checksumOf(migration) !== checksum)
      throw new StartError(`Migration ${name} was changed after it ran on this database.`);
  }
}

function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
