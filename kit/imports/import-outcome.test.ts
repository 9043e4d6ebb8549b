import { expect, test } from 'vitest';
import { describeOutcome, isPreviewed } from './import-outcome.ts';

const outcome = { created: 12, updated: 3, problems: [] };
const previewed = { text: 'code,name', basis: 'Quest', outcome, isSecond: false };

test('only the text that was previewed is imported', () => {
  expect(isPreviewed(null, 'code,name', 'Quest')).toBe(false);
  expect(isPreviewed(previewed, 'code,name', 'Quest')).toBe(true);
});

test('a file that was swapped after the preview is previewed again, and so are other choices', () => {
  expect(isPreviewed(previewed, 'code,name\n1,Swapped', 'Quest')).toBe(false);
  expect(isPreviewed(previewed, 'code,name', 'Labcorp')).toBe(false);
});

test('an outcome counts what is new, updated and skipped', () => {
  expect(describeOutcome(outcome)).toBe('12 new, 3 updated');
  expect(describeOutcome({ ...outcome, unchanged: 40, problems: [{ line: 2, message: 'Name is required' }] })).toBe(
    '12 new, 3 updated, 40 unchanged, 1 row can’t be imported',
  );
});
