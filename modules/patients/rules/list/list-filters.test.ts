import { expect, test } from 'vitest';
import { countFilters, filtersOf, NO_FILTERS, whereOf } from './list-filters.ts';

const day = (days: number): string => `day ${days}`;

test('without filters only the search is sent', () => {
  expect(whereOf('ada', NO_FILTERS, day)).toEqual({ search: 'ada' });
  expect(countFilters(filtersOf(undefined))).toBe(0);
});

test('all filters are sent', () => {
  const filters = {
    tags: 'VIP\nAsthma',
    doctor: 'd',
    visit: 'none:365',
    next: '7',
    birthday: 'week',
    gender: 'Female',
    ageFrom: '40',
    ageTo: '',
  };
  expect(whereOf('', filters, day)).toEqual({
    search: '',
    tags: ['VIP', 'Asthma'],
    doctor_id: 'd',
    gender: { equals: 'Female' },
    birthday: 'week',
    last_visit: { none_since: 'day -365' },
    next_visit: { from: 'day 0', to: 'day 7' },
    age: { from: 40, to: undefined },
  });
  expect(countFilters(filters)).toBe(7);
});

test.each(['-1', 'x', '151', '1.5'])('ignores an age of %s', (ageFrom) => {
  expect(whereOf('', { ...NO_FILTERS, ageFrom }, day).age).toBeUndefined();
});
