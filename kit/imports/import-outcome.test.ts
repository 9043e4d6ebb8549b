import { expect, test } from 'vitest';
import { describeOutcome, isPreviewed } from './import-outcome.ts';

const outcome = { created: 12, updated: 3, problems: [] };
const previewed = { text: 'code,name', basis: 'Quest', outcome, isSecond: false };

test('imports only the text that was previewed', () => {
  expect(isPreviewed(null, 'code,name', 'Quest')).toBe(false);
  expect(isPreviewed(previewed, 'code,name', 'Quest')).toBe(true);
});

test('requires a new preview after the file or the choices changed', () => {
  expect(isPreviewed(previewed, 'code,name\n1,Swapped', 'Quest')).toBe(false);
  expect(isPreviewed(previewed, 'code,name', 'Labcorp')).toBe(false);
});

test('counts new, updated and skipped rows', () => {
  expect(describeOutcome(outcome)).toBe('12 new, 3 updated');
  expect(describeOutcome({ ...outcome, unchanged: 40, problems: [{ line: 2, message: 'Name is required' }] })).toBe(
    '12 new, 3 updated, 40 unchanged, 1 row can’t be imported',
  );
});
