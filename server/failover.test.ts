import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { type PostgresPair, startPostgresPair } from '#platform/embedded-postgres/testing/postgres-pair.ts';
import { addJob, workOnJobs } from '#platform/jobs.ts';
import { must } from '#platform/testing/must.ts';
import { howMany, isLong } from '#values/testing/how-many.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';
import { type OpenApp, openApp } from './open-app.ts';

// The primary of two PostgreSQL servers is killed under load and its standby promoted: with `npm test -- --long
// server/failover.test.ts` fifty times. Calls are repeated with their key as the page repeats them. What was
// acknowledged must exist, and nothing twice.
const ROUNDS = howMany(2, 50);
const WRITERS = 6;
const PASSWORD = 'a long pass phrase';
let pair: PostgresPair;
let opened: OpenApp;
let server: FastifyInstance;
let folder = '';
let token = '';
let stopJobs: () => Promise<void>;
const doneJobs = new Set<string>();

beforeAll(async () => {
  pair = await startPostgresPair();
  folder = await mkdtemp(join(tmpdir(), 'salus-failover-'));
  const urls = { DATABASE_URL: pair.url, DATABASE_REPLICA_URL: pair.standbyUrl() };
  const config = readConfig({ DATA_DIR: folder, ...urls, LOG_LEVEL: 'silent' });
  opened = await openApp(config, () => undefined);
  const { app } = opened;
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = { name: 'Home', timeZone: 'UTC', isDemo: false, practices: [{ practice_name: 'Home' }] };
  const person = { first_name: 'A', last_name: 'Lang', username: 'a@home.example', password: PASSWORD };
  const people = [{ ...person, role: 'Admin' as const, calendarColor: '#0b7a75' }];
  must(await app.database.transaction((tx) => foundClinic(tx, clinic, people, rules, app.clock())));
  server = await buildHttp(app, modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const mark = async (_app: unknown, payload: unknown): Promise<void> =>
    void doneJobs.add((payload as { name: string }).name);
  stopJobs = await workOnJobs(app, new Map([['test.mark', mark]]), []);
  const login = `mutation { login(username: "${person.username}", password: "${PASSWORD}", deviceId: "d") { token } }`;
  token = (await post(login, {})).json<{ data: { login: { token: string } } }>().data.login.token;
});
afterAll(async () => {
  await stopJobs?.();
  await server?.close();
  await opened?.close();
  await pair?.stop();
  await rm(folder, { recursive: true, force: true });
});

const CREATE = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';

const post = (query: string, variables: object, key?: string, service = 'registration') =>
  server.inject({
    method: 'POST',
    url: `/api/${service}`,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
    payload: { query, variables },
  });

interface Load {
  acknowledged: Map<string, string>;
  wrong: string[];
  /** The number of calls that were answered only when they were repeated. */
  repeated: number;
  lastTime: number[];
  isOver: boolean;
}

/** Creates patients one after the other, each with a name of its own, and repeats a call until it is answered. */
async function write(load: Load, writer: number, round: number): Promise<void> {
  for (let n = 0; !load.isOver; n += 1) {
    const name = `w${writer}-${round}-${n}`;
    const input = { first_name: 'Fail', last_name: name, gender: 'Female' };
    for (let attempt = 0; ; attempt += 1) {
      const response = await post(CREATE, { input }, `failover-key-${name}`);
      if (response.statusCode === 503) {
        if (response.headers['retry-after'] === undefined) load.wrong.push(`${name}: 503 without Retry-After`);
        await pause(Number(response.headers['retry-after']) * 500);
        continue;
      }
      const { data, errors } = response.json<{
        data?: { create_patient: { id: string } | null };
        errors?: unknown;
      }>();
      const id = data?.create_patient?.id;
      if (id === undefined) load.wrong.push(`${name}: ${response.statusCode} ${JSON.stringify(errors)}`);
      else load.acknowledged.set(name, id);
      if (attempt > 0) load.repeated += 1;
      break;
    }
    load.lastTime[writer] = performance.now();
  }
}

test('statistics and the search of the audit log read the standby, and say of what time they are', async () => {
  const begun = new Date();
  const ask = async (service: string, query: string) =>
    (await post(query, {}, undefined, service)).json<{ data: Record<string, { as_of: string | null }> }>().data;
  const log = () => ask('audit_logs', '{ audit_log_search(take: 1) { as_of } }');
  await expect.poll(log, { timeout: 60_000 }).toMatchObject({ audit_log_search: { as_of: expect.any(String) } });
  const { statisticsReports } = await ask('setting', '{ statisticsReports { id } }');
  const [{ id }] = statisticsReports as unknown as [{ id: string }];
  const range = 'ask: { from: "2026-11-01", to: "2026-11-30" }';
  const { statisticsTable } = await ask('setting', `{ statisticsTable(report: "${id}", ${range}) { as_of } }`);
  expect(new Date(statisticsTable!.as_of!).getTime()).toBeGreaterThanOrEqual(begun.getTime());
});

test('a failover loses nothing, doubles nothing and is repeated without an error', { timeout: 3_600_000 }, async () => {
  const acknowledged = new Map<string, string>();
  const wrong: string[] = [];
  let repeated = 0;
  let longest = 0;
  const describe = (): string =>
    `${acknowledged.size} calls acknowledged, ${repeated} of them repeated; all writers back at most ${(longest / 1000).toFixed(1)} s after a promotion`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const load: Load = { acknowledged, wrong, repeated: 0, lastTime: [], isOver: false };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(load, writer, round));
    const before = acknowledged.size;
    await waitUntil(() => acknowledged.size >= before + 20);
    await pause(Math.random() * 300);
    await pair.killPrimary();
    await pause(Math.random() * 1000);
    await pair.promote();
    const promoted = performance.now();
    await waitUntil(() => load.lastTime.filter((time) => time > promoted).length === WRITERS);
    longest = Math.max(longest, ...load.lastTime.map((time) => time - promoted));
    load.isOver = true;
    await Promise.all(writers);
    repeated += load.repeated;
    await opened.app.database.transaction((tx) => addJob(tx, 'test.mark', { name: `job ${round}` }));
    await waitUntil(() => doneJobs.has(`job ${round}`));
    await waitUntil(() => opened.app.live.connected);
    await pair.rebuildStandby();
    if (isLong) say(`${round + 1} failovers: ${describe()}`);
  }
  expect(wrong).toEqual([]);
  const { rows } = await opened.app.database.pool.query<{ id: string; last_name: string }>(
    `select id, last_name from patients.patient where first_name = 'Fail'`,
  );
  const stored = new Map(rows.map(({ id, last_name: name }) => [name, id]));
  expect(rows.length - stored.size).toBe(0);
  expect([...acknowledged].filter(([name, id]) => stored.get(name) !== id)).toEqual([]);
  expect(stored.size).toBe(acknowledged.size);
  expect(repeated).toBeGreaterThan(0);
  say(`${ROUNDS} failovers: ${describe()}; 0 lost, 0 doubled`);
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function waitUntil(is: () => boolean): Promise<void> {
  for (const end = Date.now() + 600_000; !is();) {
    if (Date.now() > end) throw new Error('waited in vain');
    await pause(20);
  }
}
