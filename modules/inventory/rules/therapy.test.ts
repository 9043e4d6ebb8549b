import { expect, test } from 'vitest';
import { allocateLots, type ShelfLot } from './allocate-lots.ts';
import { expiringIn, lastTherapyDay, therapyDays } from './therapy.ts';

test.each([
  [30, 'for 10 days', 30],
  [null, '1 tablet twice daily for 10 days', 10],
  [null, 'Take one capsule daily x 14 days', 14],
  [null, '1 tab daily for two weeks', 14],
  [null, '2 daily for 3 days, then 1 daily for 7 days', 7],
  [null, 'One daily for a month', 30],
  [null, 'As directed', null],
])('the therapy lasts: %s, %s', (supply, directions, days) => expect(therapyDays(supply, directions)).toBe(days));

test('the last day counts from today', () => {
  expect(lastTherapyDay('2026-11-23', 10)).toBe('2026-12-02');
  expect(lastTherapyDay('2026-11-23', null)).toBe('2026-11-23');
});

const lot = (lotId: string, expiresOn: string | null, quantity: number): ShelfLot => ({
  lotId,
  locationId: 'here',
  quantity,
  expiresOn,
  heldReason: null,
  receivedTime: new Date(0),
});
const SOON = lot('soon', '2026-11-30', 10);
const LATER = lot('later', '2027-03-31', 10);
const LAST = lot('last', '2028-03-31', 10);
const taken = (lots: ShelfLot[], quantity: number) =>
  allocateLots(lots, quantity, '2026-11-23', '2026-12-22')?.map(({ lotId, quantity: some }) => [lotId, some]);

test('takes the earliest expiration among lots that outlast the therapy', () => {
  expect(taken([SOON, LAST, LATER], 10)).toEqual([['later', 10]]);
  expect(taken([SOON, LAST, LATER], 15)).toEqual([
    ['later', 10],
    ['last', 5],
  ]);
});

test('takes lots that expire during the therapy only if nothing else is left, and reports them', () => {
  expect(taken([SOON, LATER], 15)).toEqual([
    ['later', 10],
    ['soon', 5],
  ]);
  const both = [SOON, LATER].map((one) => ({ lot: one, share: { ...one } }));
  expect(expiringIn(both, '2026-12-22')).toEqual([SOON]);
  expect(expiringIn(both, '2026-11-30')).toEqual([]);
});
