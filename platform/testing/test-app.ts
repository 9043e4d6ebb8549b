import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { readConfig } from '../config.ts';
import { dropDatabase } from './drop-database.ts';
import { openDatabase } from '../database.ts';
import type { App } from '../app.ts';
import { lendKeys } from '../keys-of.ts';
import { openKeys } from '../keys.ts';
import { openLive } from '../events/live.ts';
import { createLog } from '../log.ts';
import { TEMPLATE, withDatabase } from './global-setup.ts';

/** The app of a test file, with its own database; its clock doesn't advance unless the test sets it. */
export interface TestApp extends App {
  /** Sets the clock. */
  setClock(now: Date): void;
}

/**
 * Opens an app before the tests of the calling file and removes it afterward. The returned function gives access to it
 * inside a test.
 */
export function useTestApp(start = new Date('2026-11-23T14:00:00Z')): () => TestApp {
  let app: TestApp | undefined;
  let remove: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    ({ app, remove } = await makeTestApp(start));
  });
  afterAll(() => remove());
  return () => {
    if (app === undefined) throw new Error('the app opens before the first test');
    return app;
  };
}

async function makeTestApp(start: Date): Promise<{ app: TestApp; remove: () => Promise<void> }> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = openDatabase(serverUrl, { connections: 1 });
  await server.pool.query(`create database ${name} template ${TEMPLATE}`);
  await server.close();
  const dataDir = await mkdtemp(join(tmpdir(), 'salus-test-app-'));
  const url = withDatabase(serverUrl, name);
  const log = createLog('silent');
  const database = openDatabase(url, { connections: 6 });
  const live = await openLive(database, log);
  const keys = openKeys(dataDir);
  lendKeys(database, keys);
  let now = start;
  const app: TestApp = {
    config: readConfig({ DATA_DIR: dataDir, DATABASE_URL: url }),
    database,
    keys,
    live,
    log,
    clock: () => now,
    setClock(at) {
      now = at;
    },
  };
  return {
    app,
    async remove() {
      await live.close();
      await database.close();
      const again = openDatabase(serverUrl, { connections: 1 });
      await dropDatabase(again, name);
      await again.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
