import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Migration } from '../migrate.ts';
import { listTables, quote } from './describe-schema.ts';
import type { Manifest } from './manifest.ts';

const PATIENCE_MS = 15_000;
const POLL_MS = 100;

/**
 * Returns the migrations that had been applied to the saved database; throws StartError if this program lacks one,
 * because the backup is newer then.
 */
export function requireMigrations(manifest: Manifest, migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  return manifest.migrations.map((name) => {
    const migration = known.get(name);
    if (migration) return migration;
    throw new StartError(
      `The backup is newer than this program: it includes migration ${name}. Restore it with the version of Salus that created it, or a later one.`,
    );
  });
}

/** Throws StartError while a server uses this database; waits for a restore that was killed a moment ago. */
export async function rejectInUse(client: pg.Client): Promise<void> {
  const patientUntil = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name in ('salus', $1)`,
      ['salus restore'],
    );
    if (rows.length === 0) return;
    if (rows.some(({ name }) => name === 'salus'))
      throw new StartError('Salus is running on this database: stop it first.');
    if (Date.now() > patientUntil) throw new StartError('Another restore is running on this database.');
    await sleep(POLL_MS);
  }
}

/**
 * Throws StartError if these schemas have a row of any clinic; migrations may have inserted rows that belong to none
 * (code sets).
 */
export async function rejectNotEmpty(client: pg.Client, schemas: readonly string[]): Promise<void> {
  for (const table of await listTables(client, schemas)) {
    if (!table.columns.includes('clinic_id')) continue;
    const { rows } = await client.query(`select 1 from ${quote(table)} limit 1`);
    if (rows.length === 0) continue;
    throw new StartError(
      'The database already contains a clinic: restore into an empty one, or use --replace to discard its contents.',
    );
  }
}
