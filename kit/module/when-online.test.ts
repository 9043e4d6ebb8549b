import { afterEach, expect, test, vi } from 'vitest';
import { reportConnection, useConnection } from '../api/connection.ts';
import { whenOnline } from './when-online.ts';

const server = vi.fn<() => Promise<{ ok: boolean }>>();
const missing = new Error('Unable to preload /assets/page-1.js');
afterEach(() => {
  reportConnection(true);
  vi.unstubAllGlobals();
});

test('waits for the connection and then loads', async () => {
  vi.stubGlobal('fetch', server.mockRejectedValue(new TypeError('Failed to fetch')));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing).mockResolvedValue('page');
  const loaded = whenOnline(load);
  await vi.waitFor(() => expect(useConnection.getState().offline).toBe(true));
  expect(load).toHaveBeenCalledTimes(1);
  reportConnection(true);
  expect(await loaded).toBe('page');
});

test('fails if the code is missing on a reachable server, or is broken', async () => {
  vi.stubGlobal('fetch', server.mockResolvedValue({ ok: true }));
  await expect(whenOnline(() => Promise.reject(missing))).rejects.toThrow('Unable to preload');
  vi.stubGlobal('fetch', server.mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(whenOnline(() => Promise.reject(new Error('x is undefined')))).rejects.toThrow('x is undefined');
});
