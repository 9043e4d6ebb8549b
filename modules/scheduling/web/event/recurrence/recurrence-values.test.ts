import { expect, test } from 'vitest';
import { leavesFirstDay, movedAlong, recurrenceProblem, recurrenceValues, ruleWords } from './recurrence-values.ts';

const SATURDAY = '2026-11-21';
const MONDAY = '2026-11-23';

test('a new rule moves with the first day', () => {
  const moved = movedAlong({ ...recurrenceValues(SATURDAY, null), repeats: true }, SATURDAY, MONDAY);
  expect(moved).toEqual({ ...recurrenceValues(MONDAY, null), repeats: true });
});

test('user choices are preserved', () => {
  const chosen = {
    ...recurrenceValues(SATURDAY, null),
    days: ['TU' as const, 'TH' as const],
    ordinal: -1,
    until: '2027-01-31',
  };
  expect(movedAlong(chosen, SATURDAY, MONDAY)).toEqual(chosen);
});

test('a weekly rule without days is invalid', () => {
  const none = { ...recurrenceValues(MONDAY, null), repeats: true, days: [] };
  expect(recurrenceProblem(none)).toBe('Choose at least one day of the week');
  expect(ruleWords(none, MONDAY)).toBe('Every week on no days selected, 10 times');
  expect(recurrenceProblem({ ...none, repeats: false })).toBeNull();
  expect(recurrenceProblem({ ...none, freq: 'DAILY' })).toBeNull();
});

test('detects a rule that skips its first day', () => {
  const begun = { ...recurrenceValues(MONDAY, null), repeats: true };
  expect(leavesFirstDay(begun, MONDAY)).toBe(false);
  expect(leavesFirstDay({ ...begun, days: ['WE'] }, MONDAY)).toBe(true);
  expect(leavesFirstDay({ ...begun, days: ['MO', 'WE'] }, MONDAY)).toBe(false);
  // November 23 is the fourth Monday, and not the last.
  const monthly = { ...begun, freq: 'MONTHLY' as const, monthly: 'weekday' as const };
  expect(leavesFirstDay({ ...monthly, ordinal: 4 }, MONDAY)).toBe(false);
  expect(leavesFirstDay({ ...monthly, ordinal: -1 }, MONDAY)).toBe(true);
  expect(leavesFirstDay({ ...monthly, ordinal: 4, ordinalDay: 'TU' }, MONDAY)).toBe(true);
});
