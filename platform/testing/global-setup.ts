import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { prepareJobs } from '../jobs.ts';
import { migrate, readMigrations } from '../migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which the tests' databases are created. */
    postgresUrl: string;
  }
}

/** The template of every test file's database: migrated, empty. */
export const TEMPLATE = 'salus_template';

/** Starts one PostgreSQL for the whole run and creates the template; stops and removes it afterward. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'salus-test-'));
  // When we run as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const server = openDatabase(postgres.url, { connections: 1 });
  // No test waits for the disk: what a crash would lose, the end of the run removes anyway.
  await server.pool.query('alter role current_user set synchronous_commit = off');
  await server.pool.query(`create database ${TEMPLATE}`);
  await server.close();
  const template = openDatabase(withDatabase(postgres.url, TEMPLATE), { connections: 2 });
  await migrate(template, await readMigrations(fileURLToPath(new URL('../..', import.meta.url))));
  await prepareJobs({ database: template });
  await template.close();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
