import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportConnection, useConnection } from './connection.ts';
import { outlastOutage, type Reply } from './outlast-outage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ({ ok: false }));
});
afterEach(() => {
  reportConnection(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const outage: Reply = {
  status: 503,
  answer: { data: null, errors: [{ extensions: { code: 'DATABASE_UNAVAILABLE' } }] },
  retryAfter: 1,
};
const done: Reply = { status: 200, answer: { data: {} }, retryAfter: undefined };
const offline = (): boolean => useConnection.getState().offline;

test('a short outage is not shown', async () => {
  const send = vi
    .fn<() => Promise<Reply>>()
    .mockResolvedValueOnce(outage)
    .mockResolvedValueOnce(outage)
    .mockResolvedValue(done);
  const answered = outlastOutage(send);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answered).toBe(done);
  expect([send.mock.calls.length, offline()]).toEqual([3, false]);
});

test('a long outage is shown, and ends after a minute with its error', async () => {
  const answered = outlastOutage(async () => outage);
  await vi.advanceTimersByTimeAsync(9000);
  expect(offline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answered).toBe(outage);
});

test('other replies are returned at once, and a canceled call is not sent again', async () => {
  const busy = { ...outage, answer: { errors: [{ extensions: { code: 'UNAVAILABLE' } }] } };
  expect(await outlastOutage(async () => busy)).toBe(busy);
  const stop = new AbortController();
  const answered = outlastOutage(async () => outage, stop.signal);
  const failed = answered.catch((error: unknown) => String(error));
  stop.abort();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failed).toContain('aborted');
});
