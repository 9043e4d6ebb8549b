import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, overlap, type Booking } from './conflict.ts';
import { eventStatuses, isBusy } from './event-status.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 9, minute));
const event = (id: string | null, from: number, to: number, more: Partial<Booking> = {}): Booking => ({
  id,
  start_time: at(from),
  end_time: at(to),
  status: 'confirmed',
  calendar_ids: ['okafor'],
  patient_id: null,
  ...more,
});
const idsOf = (one: Booking, booked: Booking[]): (string | null)[] =>
  conflictsOf(one, booked).map(({ booked: other }) => other.id);

describe('two events', () => {
  test.each([
    ['the same time', 0, 30, true],
    ['part of the other', 10, 20, true],
    ['more than the other', -10, 40, true],
    ['the end of the other', 20, 40, true],
    ['the start of the other', -10, 10, true],
    ['the minute before', -30, 0, false],
    ['the minute after', 30, 60, false],
  ])('one of which covers %s', (_name, from, to, conflict) => {
    expect(idsOf(event(null, from, to), [event('a', 0, 30)])).toEqual(conflict ? ['a'] : []);
  });

  test('on different calendars do not conflict', () => {
    expect(idsOf(event(null, 0, 30, { calendar_ids: ['rossi'] }), [event('a', 0, 30)])).toEqual([]);
  });

  test('of one patient conflict, even on different calendars', () => {
    const zoe = { patient_id: 'zoe' };
    const [conflict] = conflictsOf(event(null, 0, 30, { ...zoe, calendar_ids: ['rossi'] }), [event('a', 0, 30, zoe)]);
    expect(conflict).toMatchObject({ calendar_ids: [], patient: true });
  });

  test('without a patient have no patient conflict', () => {
    expect(idsOf(event(null, 0, 30, { calendar_ids: ['rossi'] }), [event('a', 0, 30, { patient_id: null })])).toEqual(
      [],
    );
  });

  test('report which of several calendars are double-booked', () => {
    const many = { calendar_ids: ['okafor', 'rossi', 'silva'] };
    const [conflict] = conflictsOf(event(null, 0, 30, many), [
      event('a', 0, 30, { calendar_ids: ['silva', 'okafor'] }),
    ]);
    expect(conflict).toMatchObject({ calendar_ids: ['okafor', 'silva'], patient: false });
  });
});

test.each(eventStatuses)('an event that is %s conflicts in both directions or in neither', (status) => {
  expect(idsOf(event(null, 0, 30), [event('a', 0, 30, { status })])).toEqual(isBusy(status) ? ['a'] : []);
  expect(idsOf(event(null, 0, 30, { status }), [event('a', 0, 30)])).toEqual(isBusy(status) ? ['a'] : []);
});

test('an event does not conflict with itself', () => {
  expect(idsOf(event('a', 10, 40), [event('a', 0, 30), event('b', 20, 50)])).toEqual(['b']);
});

test('returns the earliest conflict first', () => {
  expect(idsOf(event(null, 0, 60), [event('late', 40, 50), event('early', 0, 10), event('between', 20, 30)])).toEqual([
    'early',
    'between',
    'late',
  ]);
});

const stretches = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => event('x', from, from + length));

test('overlap is symmetric and requires a shared minute', () => {
  fc.assert(
    fc.property(stretches, stretches, (one, other) => {
      const minutes = Array.from({ length: 400 }, (_, minute) => at(minute));
      const includes = (stretch: Booking, minute: Date): boolean =>
        stretch.start_time <= minute && minute < stretch.end_time;
      expect(overlap(one, other)).toBe(overlap(other, one));
      expect(overlap(one, other)).toBe(minutes.some((minute) => includes(one, minute) && includes(other, minute)));
    }),
  );
});
