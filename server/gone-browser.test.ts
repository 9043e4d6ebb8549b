import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Module } from '#platform/module.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date());
let server: FastifyInstance;
let port = 0;

// Reading from and writing to a disconnected browser fails.
const slow: Module = {
  name: 'slow',
  accessRules: [],
  resolvers: {},
  routes: ({ server: routes }) => {
    routes.get('/api/test/reads', async (http) => {
      await once(http.raw, 'close');
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    });
    routes.get('/api/test/writes', (_http, reply) => reply.type('text/plain').send(endless()));
    routes.get('/api/test/breaks', async () => {
      throw new Error('broken');
    });
  },
};

function endless(): Readable {
  return new Readable({
    read() {
      setTimeout(() => this.push('x'.repeat(2000)), 5);
    },
  });
}

beforeAll(async () => {
  const options = { pageDir: null, demo: { password: '', accounts: [] }, version: '0' };
  server = await buildHttp(app(), [...modules, slow], options);
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function loggedBy(path: string): Promise<number> {
  const logged = vi.spyOn(app().log, 'error');
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n`);
  await wait(200);
  socket.destroy();
  await wait(200);
  const { length } = logged.mock.calls;
  logged.mockRestore();
  return length;
}

test('a disconnected browser is not an unexpected error; a failure while it waits is one', async () => {
  expect(await loggedBy('/api/test/reads')).toBe(0);
  expect(await loggedBy('/api/test/writes')).toBe(0);
  expect(await loggedBy('/api/test/breaks')).toBe(1);
});
