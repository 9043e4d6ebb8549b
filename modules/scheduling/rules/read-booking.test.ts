import { expect, test } from 'vitest';
import { readBooking } from './read-booking.ts';

// A Thursday.
const today = '2026-11-26';

test.each([
  ['Goldstein Fri Marchetti', '2026-11-27', null, ['Goldstein', 'Marchetti']],
  ['ada goldstein tomorrow 9am', '2026-11-27', '09:00', ['ada', 'goldstein']],
  ['Goldstein at 2:30 pm with Dr. Marchetti', null, '14:30', ['Goldstein', 'Marchetti']],
  ['Goldstein 14:15 12/3', '2026-12-03', '14:15', ['Goldstein']],
  ['Goldstein 1/5', '2027-01-05', null, ['Goldstein']],
  ['Goldstein 11/26', '2026-11-26', null, ['Goldstein']],
  ['Goldstein 12/3/2027', '2027-12-03', null, ['Goldstein']],
  ['Goldstein thursday', '2026-12-03', null, ['Goldstein']],
  ['Goldstein 12am', null, '00:00', ['Goldstein']],
  // The first word is a name, also Sun or May.
  ['Sun tues', '2026-12-01', null, ['Sun']],
  ['Goldstein 2/30 25:00 13pm', null, null, ['Goldstein', '2/30', '25:00', '13pm']],
])('%s', (typed, day, time, words) => {
  expect(readBooking(typed, today)).toEqual({ day, time, words });
});
