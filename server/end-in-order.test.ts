import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date());

test('stops as soon as requests in progress are answered, even if connections stay open', async () => {
  const server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const query = 'mutation { login(username: "nobody", password: "x", deviceId: "d") { token } }';
  const arrived = new Promise<void>((done) => server.server.once('request', () => done()));
  const answered = new Promise<number>((done, failed) => {
    const headers = { 'content-type': 'application/json' };
    const call = request({ port, agent, headers, method: 'POST', path: '/api/registration' }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode!));
    });
    call.on('error', failed).end(JSON.stringify({ query }));
  });
  await arrived;
  const closed = server.close();
  expect(await answered).toBe(200);
  await closed;
  agent.destroy();
}, 600_000);
