import { expect, test } from 'vitest';
import { prefillFromSearch } from './prefill-from-search.ts';

const prefill = (typed: string) => prefillFromSearch(typed, '2026-11-23');

test('names, in either order', () => {
  expect(prefill('ada quist')).toEqual({ first_name: 'Ada', last_name: 'Quist' });
  expect(prefill('Quist, Ada Marie')).toEqual({ first_name: 'Ada Marie', last_name: 'Quist' });
  expect(prefill('van der Berg, Jan')).toEqual({ first_name: 'Jan', last_name: 'van der Berg' });
  expect(prefill('mary-ann o’brien')).toEqual({ first_name: 'Mary-Ann', last_name: 'O’brien' });
  expect(prefill('McCoy')).toEqual({ first_name: 'McCoy' });
  expect(prefill('quist,')).toEqual({ last_name: 'Quist' });
});

test('a date of birth and a complete phone number are assigned to their fields', () => {
  expect(prefill('ada quist 3/4/1990')).toEqual({
    first_name: 'Ada',
    last_name: 'Quist',
    date_of_birth: '1990-03-04',
  });
  expect(prefill('(617) 555-0143 Ada')).toEqual({ first_name: 'Ada', mobile: '+1 6175550143' });
});

test('text that is not personal data is ignored', () => {
  expect(prefill('100234')).toEqual({});
  expect(prefill('   ')).toEqual({});
  expect(prefill('ada 12')).toEqual({ first_name: 'Ada' });
});
