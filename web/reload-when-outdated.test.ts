import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadWhenOutdated } from './reload-when-outdated.ts';

const served = vi.fn<() => Promise<{ ok: boolean; text: () => Promise<string> }>>();
const reload = vi.fn<() => void>();
let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  vi.resetAllMocks();
  stored = new Map();
  page = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    querySelectorAll: () => ['runtime', 'main-old'].map((name) => ({ getAttribute: () => `/assets/${name}.js` })),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal('fetch', served);
  reloadWhenOutdated();
});
afterEach(() => vi.unstubAllGlobals());

const serves = (text: string, ok = true) => served.mockResolvedValue({ ok, text: async () => text });
async function partFails(): Promise<void> {
  page.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('reloads a newer page, at most once a minute', async () => {
  serves('<script type="module" src="/assets/runtime.js"><script type="module" src="/assets/main-new.js">');
  await partFails();
  await partFails();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does not reload if a chunk of the same page fails to load', async () => {
  serves('<script type="module" src="/assets/runtime.js"><script type="module" src="/assets/main-old.js">');
  await partFails();
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload if the server is unreachable or failing', async () => {
  served.mockRejectedValue(new TypeError('no way'));
  await partFails();
  serves('starting', false);
  await partFails();
  expect(reload).not.toHaveBeenCalled();
});
