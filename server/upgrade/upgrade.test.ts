import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backupClinic } from '#platform/backup/backup-clinic.ts';
import { restoreClinic } from '#platform/backup/restore-clinic.ts';
import { schemasOf } from '#platform/backup/schemas-of.ts';
import { type Database, openDatabase } from '#platform/database.ts';
import { prepareJobs } from '#platform/jobs.ts';
import { migrate, type Migration, readMigrations } from '#platform/migrate.ts';
import { dropDatabase } from '#platform/testing/drop-database.ts';
import { TEMPLATE, withDatabase } from '#platform/testing/global-setup.ts';
import { proveRestored } from '../backups/rehearse-restore.ts';
import { root } from '../root.ts';
import { fillTables } from '../testing/fill-tables.ts';
import { describeTables } from '../testing/table-facts.ts';

// The last migrations of earlier versions: the first with appointments, the first with billing, and later ones.
const VERSIONS = ['20261121-0905-events', '20261122-2133-billing', '20261126-2105-repeat-day'];

// A package without its sale doesn't fit the ledger.
const UNPROVABLE = /^billing\.package/;

let migrations: Migration[];
let folder: string;

beforeAll(async () => {
  migrations = await readMigrations(root);
  folder = await mkdtemp(join(tmpdir(), 'salus-upgrade-'));
  await chmod(folder, 0o755);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(VERSIONS)('a backup of the version up to %s is restored, migrated and proved', async (upTo) => {
  await using old = await openScratch();
  await using now = await openScratch();
  const known = migrations.filter(({ name }) => name <= upTo);
  await migrate(old.database, known);
  await prepareJobs({ database: old.database });
  const filled = await fillTables(old.url, schemasOf(known), UNPROVABLE);
  expect(filled).toEqual(expect.arrayContaining(['practice.clinic', 'patients.patient']));
  const tables = await old.database.pool.query(`select 1 from pg_tables where schemaname = any($1)`, [
    schemasOf(known),
  ]);
  expect(filled.length / tables.rows.length).toBeGreaterThan(0.7);

  const from = join(folder, `${upTo}.tar.gz`);
  await backupClinic({ url: old.url, dataDir: folder, to: from, migrations: known });
  await restoreClinic({ url: now.url, dataDir: join(folder, upTo), from, migrations });
  expect(await migrate(now.database, migrations)).toEqual(migrations.slice(known.length).map(({ name }) => name));

  await proveRestored(now.database);
  expect(await read(now.database, 'select last_name from patients.patient')).toEqual([{ last_name: 'text' }]);
  expect(await describe(now.url)).toEqual(await describe(withDatabase(inject('postgresUrl'), TEMPLATE)));
});

interface Scratch extends AsyncDisposable {
  url: string;
  database: Database;
}

async function openScratch(): Promise<Scratch> {
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  const server = openDatabase(inject('postgresUrl'), { connections: 1 });
  await server.pool.query(`create database ${name}`);
  const url = withDatabase(inject('postgresUrl'), name);
  const database = openDatabase(url, { connections: 2 });
  return {
    url,
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await dropDatabase(server, name);
      await server.close();
    },
  };
}

const read = async ({ pool }: Database, statement: string): Promise<unknown[]> => (await pool.query(statement)).rows;

/** Describes the tables by name, with everything that can differ; the order of columns depends on the way there. */
async function describe(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await describeTables(client, schemasOf(migrations));
    return tables.map(({ columns, needed, ...table }) => ({
      ...table,
      columns: columns.toSorted(),
      needed: needed.map(({ name }) => name).toSorted(),
    }));
  } finally {
    await client.end();
  }
}
