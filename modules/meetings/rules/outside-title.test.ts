import { expect, test } from 'vitest';
import { outsideTitle } from './outside-title.ts';

const visit = { title: 'Talk about HIV', category: 'Visit', patient: { first_name: 'ada', last_name: 'Quist' } };

test.each([
  ['busy', 'Busy'],
  ['initials', 'AQ · Visit'],
  ['names', 'ada Quist: Talk about HIV'],
] as const)('%s produces %s', (detail, title) => {
  expect(outsideTitle(visit, detail)).toBe(title);
});

test('handles events without a patient or category', () => {
  expect(outsideTitle({ title: 'Lunch', category: null, patient: null }, 'initials')).toBe('Appointment');
  expect(outsideTitle({ title: 'Lunch', category: null, patient: null }, 'names')).toBe('Lunch');
});
