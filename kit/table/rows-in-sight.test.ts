import { expect, test } from 'vitest';
import { rowsInSight } from './rows-in-sight.ts';

test('at the top, includes the visible rows and some below', () => {
  expect(rowsInSight(0, 400, 40, 5000, 8)).toEqual({ first: 0, end: 20 });
});

test('in the middle, includes some on both sides', () => {
  const { first, end } = rowsInSight(4000, 400, 40, 5000, 8);
  expect(first).toBeLessThanOrEqual(92);
  expect(end).toBeGreaterThanOrEqual(118);
  expect(end - first).toBeLessThan(40);
});

test('scrolling by a few pixels changes nothing', () => {
  expect(rowsInSight(4020, 400, 40, 5000, 8)).toEqual(rowsInSight(4000, 400, 40, 5000, 8));
});

test('never exceeds the list', () => {
  expect(rowsInSight(200_000, 400, 40, 5000, 8)).toEqual({ first: 4992, end: 5000 });
  expect(rowsInSight(0, 400, 40, 3, 8)).toEqual({ first: 0, end: 3 });
  expect(rowsInSight(0, 400, 40, 0, 8)).toEqual({ first: 0, end: 0 });
  expect(rowsInSight(9000, 400, 40, 3, 8).end).toBe(3);
});
