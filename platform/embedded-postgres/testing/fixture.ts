import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll } from 'vitest';
import { isServerOf } from '../is-server-of.ts';
import { readPidFile } from '../read-pid-file.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

/**
 * A directory for one test, with a DATA_DIR and a location for root's copies; removed afterward together with any
 * server that a failed test left running.
 */
export interface Fixture extends AsyncDisposable {
  readonly root: string;
  readonly dataDir: string;
  readonly systemDir: string;
}

/** Creates a fixture; a private one (0700) locks all other users out, like a home directory. */
export function makeFixture({ isPrivate = false } = {}): Fixture {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'salus-postgres-')));
  chmodSync(root, 0o755);
  const home = path.join(root, 'home');
  mkdirSync(home, { mode: 0o700 });
  if (!isPrivate) chmodSync(home, 0o755);
  const systemDir = path.join(root, 'system');
  const dataDir = path.join(home, 'data');
  return {
    root,
    dataDir,
    systemDir,
    async [Symbol.asyncDispose]() {
      await endServer(path.join(dataDir, 'postgres'));
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

let example: Promise<Fixture> | undefined;

afterAll(async () => {
  if (example) await (await example)[Symbol.asyncDispose]();
});

/** Creates a fixture with an existing database, which saves a second in tests about something else. */
export async function makeUsedFixture(): Promise<Fixture> {
  example ??= makeExample();
  const { dataDir } = await example;
  const fixture = makeFixture();
  spawnSync('cp', ['-a', dataDir, fixture.dataDir]);
  return fixture;
}

async function makeExample(): Promise<Fixture> {
  const fixture = makeFixture();
  await (await startEmbeddedPostgres(fixture)).stop();
  // Each copy chooses its own port.
  rmSync(path.join(fixture.dataDir, 'postgres', 'postmaster.opts'));
  return fixture;
}

async function endServer(link: string): Promise<void> {
  if (!existsSync(link)) return;
  const dir = realpathSync(link);
  const file = readPidFile(dir);
  if (typeof file !== 'object' || !isServerOf(dir, file.pid)) return;
  process.kill(file.pid, 'SIGQUIT');
  while (isServerOf(dir, file.pid)) await sleep(10);
}

/** Runs one statement on a separate connection and returns its rows. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Retries until it succeeds, for at most ten seconds. */
export async function askUntilAnswered(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const patientUntil = Date.now() + 10_000;
  for (;;) {
    try {
      return await ask(url, statement);
    } catch (error) {
      if (Date.now() > patientUntil) throw error;
      await sleep(50);
    }
  }
}
