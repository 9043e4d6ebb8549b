import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToken,
  dropToken,
  storeToken,
  onSessionEnded,
  onTokenTaken,
  restoreToken,
  sessionEnded,
  shareToken,
  tokenAge,
} from './session-token.ts';

const over = vi.fn();
const went = vi.fn();
onSessionEnded(over);
onTokenTaken(went);

// Other test files use the same clock.
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  await dropToken();
  over.mockClear();
  went.mockClear();
});

test('ends an expired session once, and deletes its token', async () => {
  await storeToken('one');
  await sessionEnded('an older one');
  expect(currentToken()).toBe('one');
  await Promise.all([sessionEnded('one'), sessionEnded('one')]);
  expect(currentToken()).toBeNull();
  expect(over).toHaveBeenCalledTimes(1);
  expect(await restoreToken()).toBeNull();
});

test('a suspended tab continues with the token that another tab stored since', async () => {
  await storeToken('newer');
  // The token of this tab, which did not receive the message about the newer one.
  shareToken('old');
  await sessionEnded('old');
  expect(currentToken()).toBe('newer');
  expect([over.mock.calls.length, went.mock.calls.length]).toEqual([0, 1]);
  expect(await restoreToken()).toBe('newer');
  await sessionEnded('newer');
  expect(over).toHaveBeenCalledTimes(1);
});

test('the age of a token survives a reload, and a clock that is set back never makes it negative', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  await storeToken('one');
  vi.setSystemTime(1_060_000);
  expect(tokenAge()).toBe(60_000);
  await restoreToken();
  expect(tokenAge()).toBe(60_000);
  vi.setSystemTime(900_000);
  expect(tokenAge()).toBe(0);
});
