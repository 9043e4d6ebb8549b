import { expect, test } from 'vitest';
import { niceTicks } from './category-scale.ts';

test('an axis starts at 0, includes every value and has round steps', () => {
  expect(niceTicks([3, 17])).toEqual([0, 5, 10, 15, 20]);
  expect(niceTicks([100])).toEqual([0, 25, 50, 75, 100]);
  expect(niceTicks([-40, 60])).toEqual([-50, -25, 0, 25, 50, 75]);
  expect(niceTicks([])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(niceTicks([0, 0])).toEqual(niceTicks([]));
  expect(niceTicks([123_456]).at(-1)).toBeGreaterThanOrEqual(123_456);
});
