import { expect, test } from 'vitest';
import { LIKELY, likeness, type ComparedPerson } from './likeness.ts';

const ada: ComparedPerson = {
  first_name: 'Ada',
  last_name: 'Quist',
  date_of_birth: '1990-03-04',
  gender: 'Female',
  mobile: '+1 6175550143',
  email: 'ada@example.com',
};
const score = (other: Partial<ComparedPerson>): number => likeness(ada, { ...ada, ...other }).score;
const bare = { mobile: null, email: null };

test('the same person has the maximum score', () => {
  expect(likeness(ada, ada)).toEqual({
    score: 100,
    reasons: ['same name', 'same date of birth', 'same phone', 'same email'],
  });
});

test.each<[string, Partial<ComparedPerson>]>([
  ['name and date of birth', bare],
  ['a name with different accents and case', { ...bare, last_name: 'QUÍST' }],
  ['a typo in the name', { ...bare, last_name: 'Quits' }],
  ['swapped names', { ...bare, first_name: 'Quist', last_name: 'Ada' }],
  ['day and month swapped', { ...bare, date_of_birth: '1990-04-03' }],
  ['no date of birth, the same phone', { date_of_birth: null, email: null }],
  ['an omitted second first name', { ...bare, first_name: 'Ada Louise' }],
  ['a last name by marriage', { ...bare, last_name: 'Quist Lopez' }],
])('%s is likely', (_what, other) => expect(score(other)).toBeGreaterThanOrEqual(LIKELY));

test.each<[string, Partial<ComparedPerson>]>([
  ['a twin with the same phone and email', { first_name: 'Grace' }],
  ['the same name and a different date of birth', { ...bare, date_of_birth: '1971-11-30' }],
  ['the same name alone', { ...bare, date_of_birth: null }],
  ['a namesake of a different gender', { ...bare, date_of_birth: null, gender: 'Male' }],
  ['a person born on that day', { ...bare, first_name: 'Eve', last_name: 'Marlow' }],
])('%s is not likely', (_what, other) => expect(score(other)).toBeLessThan(LIKELY));

test('a second first name matches a middle name', () => {
  const twice = { ...ada, ...bare, first_name: 'Ada Louise' };
  expect(likeness({ ...ada, ...bare, middle_name: 'Louise' }, twice).reasons[0]).toBe('same name');
});

test('explains the score', () => {
  expect(likeness(ada, { ...ada, ...bare, last_name: 'Quits', date_of_birth: '1990-04-03' }).reasons).toEqual([
    'similar name',
    'similar date of birth',
  ]);
});
