import { expect, test } from 'vitest';
import { shownTimes } from './shown-times.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 11, day, hour));

test('shows each start once, on the calendar listed first, for the first days with free times', () => {
  const free = [
    { calendar_id: 'a', starts: [at(1, 10), at(3, 9)] },
    { calendar_id: 'b', starts: [at(1, 9), at(1, 10), at(7, 9)] },
  ];
  expect(shownTimes(free, 2, dayOf)).toEqual({
    times: [
      { start: at(1, 9), calendar_id: 'b' },
      { start: at(1, 10), calendar_id: 'a' },
      { start: at(3, 9), calendar_id: 'a' },
    ],
    next: '2026-12-07',
  });
  expect(shownTimes([], 2, dayOf)).toEqual({ times: [], next: null });
});
