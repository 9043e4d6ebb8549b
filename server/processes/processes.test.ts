import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database.ts';
import { root } from '../root.ts';
import { compareWithRows } from '../testing/kills/compare-with-rows.ts';
import { tellNothing, writePatients } from '../testing/kills/keyed-writers.ts';
import { runKills } from '../testing/kills/run-kills.ts';
import { isReady, type RunningServer, startServer, urlOf } from '../testing/running-server.ts';

const HOUR = 3_600_000;
let folder = '';
let running: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-processes-'));
  await chmod(folder, 0o755);
  running = await startServer(folder, { PROCESSES: 2 });
}, HOUR);

afterAll(async () => {
  running.process.kill('SIGTERM');
  await running.ended;
  await rm(folder, { recursive: true, force: true });
}, HOUR);

test(
  'a rolling restart refuses no call, and nothing acknowledged is missing',
  async () => {
    const told = tellNothing();
    const over = new AbortController();
    const writers = [0, 1, 2, 3].map((index) => writePatients(running.port, `Roll ${index}`, told, over.signal));
    await expect.poll(() => told.saved.size, { timeout: HOUR }).toBeGreaterThan(8);
    running.process.kill('SIGUSR2');
    await expect.poll(running.said, { timeout: HOUR, interval: 100 }).toContain('All processes were restarted.');
    const then = told.saved.size;
    await expect.poll(() => told.saved.size, { timeout: HOUR }).toBeGreaterThan(then + 8);
    over.abort();
    await Promise.all(writers);
    expect([...told.reasons]).toEqual([]);
    expect(told).toMatchObject({ repeated: 0, uncertain: new Set() });
    expect(await compareWithRows(folder, told)).toEqual([]);
  },
  HOUR,
);

test('a limit that protects a secret counts the calls of all processes', async () => {
  const statuses: number[] = [];
  // Each on a connection of its own, which the primary process gives to the next worker.
  for (let call = 0; call < 40; call += 1)
    statuses.push(
      await new Promise<number>((resolve, reject) => {
        get({ port: running.port, path: '/api/feeds/guess.ics', agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        }).on('error', reject);
      }),
    );
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), ...Array.from({ length: 10 }, () => 429)]);
});

test(
  'a migration that fails leaves the processes from before at work, in a rolling restart and by the command',
  async () => {
    const database = openDatabase(urlOf(folder), { connections: 1 });
    // A migration runs again, and can't: its table exists.
    const { rows } = await database.pool.query<{ name: string; checksum: string }>(
      "delete from platform.migration where name like '%-operation-time' returning name, checksum",
    );
    const { name, checksum } = rows[0]!;
    const failed = `The migration ${name} failed`;
    const program = join(root, 'server/commands/migrate.ts');
    const command = spawnSync(process.execPath, [program], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    expect(command.status).toBe(1);
    expect(command.stderr).toMatch(new RegExp(`^${failed}: .*The database was not changed.\n$`));

    running.process.kill('SIGUSR2');
    await expect.poll(running.said, { timeout: HOUR }).toContain('The processes from before continue.');
    expect(running.said()).toContain(failed);
    expect(await isReady(running.port)).toBe(true);
    await database.pool.query('insert into platform.migration (name, checksum) values ($1, $2)', [name, checksum]);
    await database.close();
  },
  HOUR,
);

test(
  'the processes end with the one that keeps them, and it ends when one does not start',
  async () => {
    await expect(startServer(folder, { PROCESSES: 2, port: running.port })).rejects.toThrow(
      /Port \d+ is in use.*\n.*One of its processes did not start/s,
    );
    running.process.kill('SIGKILL');
    await running.ended;
    while (await isReady(running.port)) await sleep(50);
    running = await startServer(folder, { PROCESSES: 2 });
  },
  HOUR,
);

test(
  'six kinds of kills under load lose nothing that several processes acknowledged',
  async () => {
    running.process.kill('SIGTERM');
    await running.ended;
    const { kills, told, differences, isChainWhole } = await runKills({ rounds: 12, processes: 2, dataDir: folder });
    expect(Object.values(kills).reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect(told.saved.size).toBeGreaterThan(12);
    expect({ differences, isChainWhole }).toEqual({ differences: [], isChainWhole: true });
  },
  HOUR,
);
