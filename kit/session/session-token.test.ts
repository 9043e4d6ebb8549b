import { beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(async () => {
  vi.useRealTimers();
  await dropToken();
  over.mockClear();
  went.mockClear();
});

test('a session that ends is over once, and its token is kept no longer', async () => {
  await storeToken('one');
  await sessionEnded('an older one');
  expect(currentToken()).toBe('one');
  await Promise.all([sessionEnded('one'), sessionEnded('one')]);
  expect(currentToken()).toBeNull();
  expect(over).toHaveBeenCalledTimes(1);
  expect(await restoreToken()).toBeNull();
});

test('a tab that slept goes on with the token that another one kept meanwhile', async () => {
  await storeToken('newer');
  // What this tab still holds, for no message of the newer one reached it.
  shareToken('old');
  await sessionEnded('old');
  expect(currentToken()).toBe('newer');
  expect([over.mock.calls.length, went.mock.calls.length]).toEqual([0, 1]);
  expect(await restoreToken()).toBe('newer');
  await sessionEnded('newer');
  expect(over).toHaveBeenCalledTimes(1);
});

test('how old a token is outlives a reload, and a clock that is set back makes none younger than new', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  await storeToken('one');
  vi.setSystemTime(1_060_000);
  expect(tokenAge()).toBe(60_000);
  await restoreToken();
  expect(tokenAge()).toBe(60_000);
  vi.setSystemTime(900_000);
  expect(tokenAge()).toBe(0);
});
