import { expect, test } from 'vitest';
import { formatChartDay, formatDay, formatLongDay, formatShortDay, readTypedDay } from './day.ts';

test('formats a day for lists, charts and headings', () => {
  expect(formatDay('1989-05-03')).toBe('05/03/1989');
  expect(formatDay(null)).toBe('');
  expect(formatChartDay('1989-05-03')).toBe('05-03-1989');
  expect(formatLongDay('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(formatShortDay('2026-11-21')).toBe('Sat, Nov 21');
});

test.each([
  ['05/25/1989', '1989-05-25'],
  ['5/3/1989', '1989-05-03'],
  ['5-3-1989', '1989-05-03'],
  ['5.3.1989', '1989-05-03'],
  ['5 3 1989', '1989-05-03'],
  ['05251989', '1989-05-25'],
  ['1989-05-25', '1989-05-25'],
  ['  05/25/1989 ', '1989-05-25'],
  ['02/29/2024', '2024-02-29'],
])('reads %s', (typed, day) => expect(readTypedDay(typed)).toBe(day));

test.each(['', '5/25', '05/25/89', '13/01/2000', '02/29/2025', '00/10/2000', '25/05/1989', 'tomorrow', '5/25/19890'])(
  'refuses %j',
  (typed) => expect(readTypedDay(typed)).toBeNull(),
);
