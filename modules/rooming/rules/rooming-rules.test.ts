import { expect, test } from 'vitest';
import { nextVisit, ticketOf, waitOf } from './index.ts';

const NOW = new Date('2026-11-27T14:00:00Z');
const at = (clock: string) => `2026-11-27T${clock}:00Z`;

test('a doctor sees who is ready first, then who waits longest, then the next booked patient', () => {
  const booked = { state: null, start: at('14:30'), since: null };
  const missed = { state: null, start: at('09:00'), since: null };
  const arrived = { state: 'arrived' as const, start: at('13:00'), since: at('12:50') };
  const later = { state: 'arrived' as const, start: at('12:00'), since: at('13:10') };
  const ready = { state: 'ready' as const, start: at('15:00'), since: at('13:55') };
  const left = { state: 'left' as const, start: at('12:00'), since: at('12:30') };
  expect(nextVisit([booked, left, later, arrived, ready], NOW)).toBe(ready);
  expect(nextVisit([booked, left, later, arrived], NOW)).toBe(arrived);
  expect(nextVisit([missed, booked, left], NOW)).toBe(booked);
  expect(nextVisit([missed, left], NOW)).toBeNull();
});

test.each([
  [at('13:59').replace(':00Z', ':30Z'), 'under 1 min'],
  [at('13:48'), '12 min'],
  [at('12:55'), '1 h 05 min'],
])('%s is a wait of %s', (since, words) => {
  expect(waitOf(since, NOW)).toBe(words);
});

test('a visit number is issued once a day and says nothing about the order of arrival', () => {
  const tickets = Array.from({ length: 4000 }, (_, n) => ticketOf(n));
  expect(new Set(tickets).size).toBe(4000);
  expect(tickets.slice(0, 3)).toEqual(['A10', 'B23', 'C36']);
  expect(tickets.slice(0, 1800).every((ticket) => /^[A-HJ-NPR-W]\d\d$/.test(ticket))).toBe(true);
});
