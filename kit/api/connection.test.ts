import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportConnection, onConnectionBack, useConnection } from './connection.ts';

const answer = vi.fn<() => Promise<{ ok: boolean }>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  reportConnection(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('checks for a lost server every five seconds until it responds', async () => {
  let back = 0;
  const stop = onConnectionBack(() => (back += 1));
  answer
    .mockRejectedValueOnce(new TypeError('no way'))
    .mockResolvedValueOnce({ ok: false })
    .mockResolvedValue({ ok: true });
  reportConnection(false);
  reportConnection(false);
  expect(useConnection.getState().offline).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([answer.mock.calls.length, useConnection.getState().offline, back]).toEqual([2, true, 0]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([answer.mock.calls.length, useConnection.getState().offline, back]).toEqual([3, false, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(3);
  stop();
});

test('stops checking when a call succeeds', async () => {
  answer.mockClear();
  reportConnection(false);
  reportConnection(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).not.toHaveBeenCalled();
});
