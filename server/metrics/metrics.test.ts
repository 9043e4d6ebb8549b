import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { queueDelivery } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import { readConfig } from '#platform/config.ts';
import { readOperationTimes } from '#platform/health/operation-times.ts';
import { setTracer } from '#platform/traces/traces.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildHttp } from '../http.ts';
import { modules } from '../modules.gen.ts';

const TOKEN = 'a-token-of-the-operator';
const app = useTestApp(new Date());
let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** Builds the server with a token, and a log that keeps its lines. */
async function build(metricsToken?: string, lines: object[] = []): Promise<FastifyInstance> {
  const log = { ...app().log, info: (line: object) => void lines.push(line) } as unknown as App['log'];
  const config = { ...app().config, logCalls: true, ...(metricsToken === undefined ? {} : { metricsToken }) };
  const options = { pageDir: null, demo: { password: 'x', accounts: [] }, version: '0' };
  server = await buildHttp({ ...app(), config, log }, modules, options);
  return server;
}

const read = (http: FastifyInstance, authorization?: string) =>
  http.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

test('without METRICS_TOKEN there is no /metrics', async () => {
  expect((await read(await build(), `Bearer ${TOKEN}`)).statusCode).toBe(404);
});

test.each([undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, 'Basic eDp5'])('refuses %s', async (authorization) => {
  const answer = await read(await build(TOKEN), authorization);
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(answer.body).not.toContain('salus_');
});

test('a token has at least 16 characters', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be');
  expect(readConfig({ METRICS_TOKEN: TOKEN }).metricsToken).toBe(TOKEN);
});

test('reports calls, queues and partners, and nothing of a clinic or a person', async () => {
  const clinic = await makeTestClinic(
    app(),
    modules.flatMap(({ accessRules }) => accessRules),
  );
  await app().database.transaction((tx) =>
    queueDelivery(tx, {
      clinicId: clinic.clinicId,
      key: 'metrics:1',
      channel: 'email',
      to: 'rosa.quill@example.org',
      text: 'Hello',
      about: { type: 'test', id: '1' },
    }),
  );
  // The test's clock stands still, the database's doesn't.
  app().setClock(new Date(Date.now() + 1000));
  const http = await build(TOKEN);
  const query = (text: string) => http.inject({ method: 'POST', url: '/api/registration', payload: { query: text } });
  await query('{ currentClinic { id } }');
  await query('{ rosaQuill { id } }');
  await http.inject({ url: '/api/rosa/quill' });
  const { statusCode, headers, body } = await read(http, `Bearer ${TOKEN}`);
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  for (const line of [
    'salus_calls_total{operation="registration.currentClinic",result="UNAUTHENTICATED"} 1',
    'salus_calls_total{operation="registration.invalid",result="BAD_USER_INPUT"} 1',
    'salus_calls_total{operation="unknown",result="HTTP_404"} 1',
    'salus_call_duration_seconds_count{operation="registration.currentClinic"} 1',
    'salus_partner_waiting{partner="email"} 1',
    'salus_queue_waiting{queue="jobs"} 0',
    'salus_live_streams 0',
  ])
    expect(body).toContain(line);
  for (const name of [
    'salus_pool_connections{share="members",state="used"}',
    'salus_database_bytes',
    'salus_disk_free_bytes',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ])
    expect(body).toContain(name);
  expect(body.toLowerCase()).not.toMatch(new RegExp(`rosa|quill|${clinic.clinicId}`));
});

test('a line is logged for each call, without anything that the caller sent', async () => {
  const lines: object[] = [];
  const http = await build(undefined, lines);
  const payload = { query: '{ currentClinic { id } }', operationName: null, variables: { name: 'Rosa' } };
  await http.inject({ method: 'POST', url: '/api/registration?name=Rosa', payload });
  expect(lines).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      operation: 'registration.currentClinic',
      ms: expect.any(Number),
      result: 'UNAUTHENTICATED',
    },
  ]);
});

test('a call is a span, named by its operation, and what it does is inside', async () => {
  const ended: object[] = [];
  let inside = 0;
  const span = { end: (outcome?: object) => void ended.push(outcome ?? {}) };
  setTracer({
    begin: () => span,
    within(_span, work) {
      inside += 1;
      return work();
    },
    close: async () => undefined,
  });
  try {
    const payload = { query: 'query RosaQuill { currentClinic { id } }', operationName: 'RosaQuill' };
    await (await build()).inject({ method: 'POST', url: '/api/registration?name=Rosa', payload });
  } finally {
    setTracer(null);
  }
  const attributes = { operation: 'registration.currentClinic', result: 'UNAUTHENTICATED' };
  expect(ended).toContainEqual({ name: attributes.operation, failed: false, attributes });
  expect(inside).toBeGreaterThan(0);
});

test('times are saved for all processes, and the slowest operations are read', async () => {
  const { database } = app();
  const now = app().clock();
  const { OperationTimes } = await import('#platform/health/operation-times.ts');
  for (let process = 0; process < 2; process += 1) {
    const times = new OperationTimes();
    for (let call = 0; call < 10; call += 1) times.add({ operation: 'a.fast', result: 'OK', seconds: 0.004 });
    times.add({ operation: 'a.slow', result: process === 0 ? 'OK' : 'INTERNAL', seconds: 1.2 + process });
    await times.save(database.kysely, now);
  }
  expect(await readOperationTimes(database.kysely, now, 5)).toEqual([
    { operation: 'a.slow', calls: 2, failed: 1, p95Ms: 2200, longestMs: 2200 },
    { operation: 'a.fast', calls: 20, failed: 0, p95Ms: 4, longestMs: 4 },
  ]);
  const later = new Date(now.getTime() + 3 * 3_600_000);
  await new OperationTimes().save(database.kysely, later);
  expect(await readOperationTimes(database.kysely, now, 5)).toEqual([]);
});

test('GET /health says whether the database answers, and when to ask again', async () => {
  const http = await build();
  expect((await http.inject({ url: '/health' })).json()).toEqual({ ok: true });
  const { pool } = app().database;
  const query = pool.query.bind(pool);
  pool.query = () => Promise.reject(new Error('down'));
  try {
    const answer = await http.inject({ url: '/health' });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '2', { ok: false }]);
  } finally {
    pool.query = query;
  }
});
