import { expect, test } from 'vitest';
import { busyOf, copiedEvent, copyId } from './google-event.ts';

const ID = '0194f0a0-1111-7222-8333-444455556666';

test('a copy is identified by its ID', () => {
  expect(copyId(ID)).toMatch(/^[a-v0-9]{5,1024}$/);
  expect(copiedEvent({ id: copyId(ID) })).toBe(ID);
  expect(copiedEvent({ id: copyId(ID), extendedProperties: { private: { salus: ID } } })).toBe(ID);
  expect(copiedEvent({ id: copyId(ID), extendedProperties: { private: { salus: 'other' } } })).toBeNull();
  expect(copiedEvent({ id: 'abcde' })).toBeNull();
});

test('an all-day event covers a day in the calendar’s zone, 23 hours long in spring', () => {
  const day = { start: { date: '2027-03-14' }, end: { date: '2027-03-15' } };
  const busy = busyOf(day, 'America/New_York')!;
  expect(busy.start.toISOString()).toBe('2027-03-14T05:00:00.000Z');
  expect(busy.end.getTime() - busy.start.getTime()).toBe(23 * 3_600_000);
});

test.each([
  ['free', { transparency: 'transparent' }],
  ['cancelled', { status: 'cancelled' }],
  ['declined', { attendees: [{ self: true, responseStatus: 'declined' }] }],
  ['without an end', { end: undefined }],
  ['at an unparseable time', { start: { dateTime: 'soon' } }],
  ['on an invalid day', { start: { date: '2027-02-30' } }],
])('an event that is %s is not busy', (_what, fields) => {
  const item = { start: { dateTime: '2027-03-14T10:00:00Z' }, end: { dateTime: '2027-03-14T11:00:00Z' }, ...fields };
  expect(busyOf(item, 'UTC')).toBeNull();
});
