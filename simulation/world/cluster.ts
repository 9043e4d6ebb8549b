import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { codeOf, openDatabase } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start-embedded-postgres.ts';
import { prepareJobs } from '#platform/jobs.ts';
import { migrate, readMigrations } from '#platform/migrate.ts';
import { root } from '#server/root.ts';
import { DATABASE_CLOCK, reallyWait, tellDatabase } from './time.ts';

/** A PostgreSQL of the simulation, with one database per seed, each a copy of the same clinic. */
export interface Cluster {
  /** The folder of a database's keys and files. */
  dataDirOf(database: string): string;
  urlOf(database: string): string;
  /** Copies the template, which nobody may be using, with its keys and files. */
  clone(database: string): Promise<void>;
  drop(database: string): Promise<void>;
  close(): Promise<void>;
}

/** The database that every seed starts from. */
export const TEMPLATE = 'simulation_template';

// In memory if possible: copying a database waits for the disk.
const MEMORY = '/dev/shm';

/** Starts PostgreSQL and creates the template: migrated, with the simulated clock, without a clinic. */
export async function startCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'salus-simulation-'));
  // When we run as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const urlOf = (database: string): string => {
    const url = new URL(postgres.url);
    url.pathname = `/${database}`;
    return url.href;
  };
  const server = new pg.Client({ connectionString: postgres.url });
  await server.connect();
  await server.query('alter role current_user set synchronous_commit = off');
  await server.query(`create database ${TEMPLATE}`);
  await withClient(urlOf(TEMPLATE), async (client) => {
    await client.query(DATABASE_CLOCK);
    await client.query('insert into simulation.clock values (now())');
    await tellDatabase(client);
    await client.query(`alter database ${TEMPLATE} set search_path = simulation, pg_catalog, public`);
  });
  const template = openDatabase(urlOf(TEMPLATE), { connections: 2 });
  await migrate(template, await readMigrations(root));
  await prepareJobs({ database: template });
  await template.close();
  const dataDirOf = (database: string): string => join(dataDir, 'installations', database);
  await mkdir(dataDirOf(TEMPLATE), { recursive: true });
  return {
    dataDirOf,
    urlOf,
    async clone(database) {
      await cp(dataDirOf(TEMPLATE), dataDirOf(database), { recursive: true });
      await server.query(`create database ${database} template ${TEMPLATE} strategy file_copy`);
      // Settings of a database are not copied.
      await server.query(`alter database ${database} set search_path = simulation, pg_catalog, public`);
    },
    async drop(database) {
      await dropDatabase(server, database);
      await rm(dataDirOf(database), { recursive: true, force: true });
    },
    async close() {
      await server.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server's own vacuum can be at work in the database; it may not be ended, but ends by itself. */
async function dropDatabase(server: pg.Client, database: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.query(`drop database if exists ${database} with (force)`);
      return;
    } catch (error) {
      if (attempt === 100 || codeOf(error) !== '42501') throw error;
      await reallyWait(100);
    }
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client);
  await client.end();
}
