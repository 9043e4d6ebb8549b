import { expect, test } from 'vitest';
import { isName, isOneSlip, matchWords } from './match-words.ts';

test.each([
  ['new app', 'New Appointment'],
  ['appointment new', 'New Appointment'],
  ['na', 'New Appointment'],
  ['NA', 'New Appointment'],
  ['apointment', 'New Appointment'],
  ['appointmnet', 'New Appointment'],
  ['pracmember', 'Practice Member', false],
  ['practice member', 'Practice Member'],
  ['setup', 'Vital Setup'],
  ['gómez', 'Ana Gomez'],
  ['gomez ana', 'Ana Gómez'],
  ['quist', 'Quick Search', false],
  ['zz', 'New Appointment', false],
  ['', 'New Appointment', false],
  ['   ', 'New Appointment', false],
  ['e', 'New Appointment', false],
])('%s matches %s, or does not', (typed, label, found: unknown = true) => {
  expect(matchWords(typed, label) > 0).toBe(found);
});

test('a prefix match ranks above a substring match, and a typo ranks last', () => {
  const points = ['Chart', 'Open chart', 'Flowchart', 'Charm'].map((label) => matchWords('chart', label));
  expect(points.toSorted((a, b) => b - a)).toEqual(points);
});

test('hidden keywords rank lower, and tolerate no typos', () => {
  expect(matchWords('gome', 'Dashboard', 'home')).toBe(0);
  expect(matchWords('settings', 'Role', 'Settings')).toBeGreaterThan(0);
  expect(matchWords('settings', 'Settings')).toBeGreaterThan(matchWords('settings', 'Role', 'Settings'));
});

test.each([
  ['role', ['Role, Ann'], [{ title: 'Role', also: 'Settings' }], true],
  ['ann role', ['Role, Ann'], [{ title: 'Role' }], true],
  ['rol', ['Role, Ann'], [{ title: 'Role' }], false],
  ['goldst', ['Goldstein, Ida'], [], true],
  ['stein', ['Goldstein, Ida'], [], false],
  ['sett', ['Settle, Ida'], [{ title: 'Role', also: 'Settings' }], true],
  ['na', ['Nadler, Ida'], [{ title: 'New Appointment' }], false],
  ['home', [], [{ title: 'Dashboard', also: 'home' }], false],
])('whether %s is a name', (typed, patients, pages, expected) => {
  const titled = patients.map((title) => ({ title }));
  expect(isName(typed, titled, pages)).toBe(expected);
});

test('tolerates one typo, but not two', () => {
  expect(isOneSlip('park', 'prak')).toBe(true);
  expect(isOneSlip('park', 'part')).toBe(true);
  expect(isOneSlip('park', 'par')).toBe(true);
  expect(isOneSlip('park', 'prat')).toBe(false);
});
