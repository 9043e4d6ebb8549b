import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callProvider } from './call-provider.ts';

// A misbehaving provider: none of its responses may get past the call.
let port: number;
const urls: string[] = [];
const answers: Record<string, (response: ServerResponse) => void> = {
  '/elsewhere': (response) => response.writeHead(302, { location: '/secret' }).end(),
  '/secret': (response) => response.end('{"token":"of somebody else"}'),
  '/wrong': (response) => response.end('<html>not { JSON'),
  '/none': (response) => response.end('null'),
  '/slow': (response) => void response.write('{'),
  '/endless': (response) => {
    const piece = Buffer.alloc(1024 * 1024, 'a');
    const more = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  },
  '/later': (response) => response.writeHead(429, { 'retry-after': '1e300' }).end('{}'),
};
const server = createServer((ctx, response) => {
  urls.push(ctx.url!);
  answers[ctx.url!]!(response);
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, wait?: number) => callProvider(`http://127.0.0.1:${port}${path}`, {}, wait);

describe('a provider', () => {
  test.each([
    ['redirects', '/elsewhere', undefined],
    ['never completes its response', '/slow', 100],
    ['sends an endless response', '/endless', undefined],
  ])('that %s is treated like no response', async (_what, path, wait) => {
    expect(await call(path, wait)).toEqual({ kind: 'silence' });
    expect(urls).not.toContain('/secret');
  });

  test.each(['/wrong', '/none'])('whose response at %s is not an object is treated as empty', async (path) => {
    expect(await call(path)).toMatchObject({ kind: 'answer', status: 200, body: {} });
  });

  test('can request a delay of at most one day', async () => {
    expect(await call('/later')).toMatchObject({ status: 429, retryAfter: 86_400 });
  });
});
