import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { NetworkConfig } from '#platform/config.ts';
import { callNetwork, type NetworkCall } from './call-network.ts';

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

/** Starts a test server in place of the network, and returns the settings for it. */
async function serve(listener: RequestListener): Promise<NetworkConfig> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const known = { account: 'clinic', password: 'pass:word', callbackPassword: 'another' };
  return { ...known, url: `http://127.0.0.1:${port}/base`, version: '2017071' };
}

const GET: NetworkCall = { path: '/here', method: 'GET' };

test('a call names its account, and returns the response', async () => {
  const seen: unknown[] = [];
  const network = await serve((http, reply) => {
    const basic = Buffer.from((http.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    seen.push(http.method, http.url, basic, http.headers['content-type']);
    reply.writeHead(202).end('ünd');
  });
  const reply = await callNetwork(network, { path: '/here?a=b', method: 'POST', body: '<a/>' });
  expect(reply).toEqual({ kind: 'answer', status: 202, text: 'ünd' });
  expect(seen).toEqual(['POST', '/base/here?a=b', 'clinic:pass:word', 'application/xml; charset=utf-8']);
});

test.each<[string, RequestListener]>([
  ['nobody answers in time', () => undefined],
  ['the line breaks', (http) => void http.socket.destroy()],
  ['the answer has no end in sight', (_http, reply) => void reply.end('x'.repeat(5000))],
  ['the answer stops half-way', (_http, reply) => void reply.writeHead(200, { 'content-length': '90' }).write('half')],
])('is silence if %s', async (_what, listener) => {
  const network = await serve(listener);
  expect(await callNetwork(network, { ...GET, wait: 300, most: 1000 })).toEqual({ kind: 'silence', isUnsent: false });
});

test('is silence if the server is unreachable or our certificate is unreadable', async () => {
  const network = await serve((_http, reply) => void reply.end('x'));
  expect(await callNetwork({ ...network, url: 'http://127.0.0.1:9' }, GET)).toEqual({
    kind: 'silence',
    isUnsent: true,
  });
  const certificate = { certFile: '/nowhere/cert.pem', keyFile: '/nowhere/key.pem' };
  expect(await callNetwork({ ...network, certificate }, GET)).toEqual({ kind: 'silence', isUnsent: true });
});
