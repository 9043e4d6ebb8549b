import { expect, test } from 'vitest';
import { progressShare } from './progress-share.ts';

test('grows from the first pass through the second', () => {
  expect(progressShare({ stage: 'reading', done: 500, total: 0 }, 1000)).toBeCloseTo(0.075);
  expect(progressShare({ stage: 'checking', done: 0, total: 1000 }, 1000)).toBeCloseTo(0.15);
  expect(progressShare({ stage: 'checking', done: 1000, total: 1000 }, 1000)).toBe(1);
  expect(progressShare({ stage: 'checking', done: 2000, total: 1000 }, 0)).toBe(1);
});

test('ignores unknown progress', () => {
  expect(progressShare({ stage: 'writing', done: 5, total: 0 }, 1000)).toBeNull();
  expect(progressShare({ stage: 'reading', done: 5, total: 0 }, 0)).toBeNull();
});
