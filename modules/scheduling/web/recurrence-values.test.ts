import { expect, test } from 'vitest';
import { movedAlong, recurrenceValues } from './recurrence-values.ts';

const SATURDAY = '2026-11-21';
const MONDAY = '2026-11-23';

test('a new rule moves along with the first day', () => {
  const moved = movedAlong({ ...recurrenceValues(SATURDAY, null), repeats: true }, SATURDAY, MONDAY);
  expect(moved).toEqual({ ...recurrenceValues(MONDAY, null), repeats: true });
});

test('what somebody chose stays', () => {
  const chosen = {
    ...recurrenceValues(SATURDAY, null),
    days: ['TU' as const, 'TH' as const],
    ordinal: -1,
    until: '2027-01-31',
  };
  expect(movedAlong(chosen, SATURDAY, MONDAY)).toEqual(chosen);
});
