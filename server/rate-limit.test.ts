import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { chargeRefusedApp, limitRate } from './rate-limit.ts';

const app = useTestApp();
let server: FastifyInstance;

beforeAll(() => {
  server = Fastify({ trustProxy: true });
  server.addHook('onRequest', limitRate(app()));
  server.addHook('onResponse', chargeRefusedApp);
  server.get('/fhir/R4/Patient', (http, reply) =>
    reply.code(http.headers.authorization === 'Bearer valid' ? 200 : 401).send({}),
  );
  server.get('/fhir/R4/metadata', (_http, reply) => reply.send({}));
  server.all('/fhir/R4/*', (_http, reply) => reply.code(404).send({}));
});
afterAll(() => server.close());

const callFrom = (address: string, token: string, path = 'Patient') =>
  server.inject({
    url: `/fhir/R4/${path}`,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  });

test('calls of apps do not count for their network, but calls with invalid tokens do', async () => {
  for (let call = 0; call < 700; call += 1) expect((await callFrom('192.0.2.1', 'valid')).statusCode).toBe(200);
  const refused = Array.from({ length: 600 }, () => callFrom('192.0.2.2', 'invalid'));
  expect(new Set((await Promise.all(refused)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  const answer = await callFrom('192.0.2.2', 'valid');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '10']);
  expect(answer.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'throttled' }] });
  expect((await callFrom('192.0.2.1', 'valid')).statusCode).toBe(200);
});

test.each(['metadata', 'Unknown/a/b'])(
  'calls of %s count for their network, whatever token they send',
  async (path) => {
    const address = path === 'metadata' ? '192.0.2.3' : '192.0.2.4';
    await Promise.all(Array.from({ length: 600 }, () => callFrom(address, 'any', path)));
    expect((await callFrom(address, 'valid')).statusCode).toBe(429);
  },
);
