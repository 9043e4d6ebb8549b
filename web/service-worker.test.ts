import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://salus.test';
const source = readFileSync(join(import.meta.dirname, 'service-worker.mjs'), 'utf8');

let stores: Map<string, Map<string, Response>>;
const server = vi.fn<(request: string | Request) => Promise<Response>>();

const pathOf = (request: string | { url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

// The parts of the browser's cache storage that the worker uses.
function cacheStorage() {
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, file: Response) => void store.set(path, file.clone()),
    };
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) =>
      [...stores.values()]
        .map((store) => store.get(path))
        .find(Boolean)
        ?.clone(),
  };
}

/** Starts a worker with a list of files, as the build writes it. */
function startWorker(files: readonly string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const context = createContext({ self, caches: cacheStorage(), fetch: server, URL, Set, TypeError });
  runInContext(source.replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`), context);
  const run = async (kind: string): Promise<void> => {
    let done: Promise<unknown> | undefined;
    listeners.get(kind)!({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return {
    install: () => run('install').then(() => run('activate')),
    /** Returns the response, or undefined if the worker leaves the request to the browser. */
    request: async (path: string, init: { method?: string; mode?: string } = {}) => {
      let answer: Promise<Response> | undefined;
      const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...init };
      listeners.get('fetch')!({ request, respondWith: (response: Promise<Response>) => (answer = response) });
      return (await answer)?.text();
    },
  };
}

beforeEach(() => {
  stores = new Map();
  server.mockReset().mockImplementation(async (request) => new Response(`served ${pathOf(request)}`));
});

const offline = (): void => void server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
const navigate = { mode: 'navigate' };

test('keeps the page and the files of the build, and answers from them without a connection', async () => {
  const worker = startWorker(['1', '/assets/a-1.js', '/salus.svg']);
  await worker.install();
  expect(await worker.request('/assets/a-1.js')).toBe('served /assets/a-1.js');
  expect(server).toHaveBeenCalledTimes(3);
  offline();
  expect(await worker.request('/patients/1', navigate)).toBe('served /');
  expect(await worker.request('/assets/a-1.js')).toBe('served /assets/a-1.js');
});

test('never touches the API, other files, other servers and commands', async () => {
  const worker = startWorker(['1', '/assets/a-1.js']);
  await worker.install();
  const kept = JSON.stringify([...stores.values()].map((store) => [...store.keys()]));
  for (const path of ['/api/chart', '/api/files/1', '/readyz', '/assets/b-1.js', 'https://js.stripe.com/assets/a-1.js'])
    expect(await worker.request(path)).toBeUndefined();
  expect(await worker.request('/api/files/1', navigate)).toBeUndefined();
  expect(await worker.request('/assets/a-1.js', { method: 'POST' })).toBeUndefined();
  expect(JSON.stringify([...stores.values()].map((store) => [...store.keys()]))).toBe(kept);
});

test('shows the newest page while the server can be reached', async () => {
  const worker = startWorker(['1', '/assets/a-1.js']);
  await worker.install();
  server.mockResolvedValueOnce(new Response('deployed a moment ago'));
  expect(await worker.request('/', navigate)).toBe('deployed a moment ago');
});

test('a new version loads only what has changed, and the old one is deleted', async () => {
  await startWorker(['1', '/assets/a-1.js', '/assets/b-1.js', '/salus.svg']).install();
  stores.set('another', new Map());
  server.mockClear();
  const next = startWorker(['2', '/assets/a-1.js', '/assets/b-2.js', '/salus.svg']);
  await next.install();
  expect(server.mock.calls.map(([request]) => pathOf(request)).toSorted()).toEqual([
    '/',
    '/assets/b-2.js',
    '/salus.svg',
  ]);
  expect([...stores.keys()].toSorted()).toEqual(['another', 'salus-2']);
});

test('a version whose files can’t all be loaded does not replace the old one', async () => {
  await startWorker(['1', '/assets/a-1.js']).install();
  server.mockImplementation(async () => new Response('gone', { status: 404 }));
  await expect(startWorker(['2', '/assets/a-2.js']).install()).rejects.toThrow('could not be loaded');
  offline();
  expect(await startWorker(['1', '/assets/a-1.js']).request('/', navigate)).toBe('served /');
});
