import { expect, test } from 'vitest';
import { MOST_ATTEMPTS, nextTry } from './attempts.ts';

const now = new Date('2026-11-23T14:00:00Z');

test('retry pauses increase and end', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, n) => nextTry(n + 1, now));
  expect(pauses.at(-1)).toBeNull();
  const times = pauses.slice(0, -1).map((time) => time!.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]! - now.getTime()).toBe(15_000);
});
