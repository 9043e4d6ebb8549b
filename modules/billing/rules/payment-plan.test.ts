import { expect, test } from 'vitest';
import { dueNow, earnedBy, packageShares, paymentPlanForm, partStates, planParts } from './index.ts';

const monthly = { count: 3, interval_unit: 'month', interval_count: 1, first_day: '2027-01-31' } as const;

test('distributes a total to the cent, and keeps the last day of a month', () => {
  expect(planParts(10_000, monthly)).toEqual([
    { number: 1, due_day: '2027-01-31', amount: 3334 },
    { number: 2, due_day: '2027-02-28', amount: 3333 },
    { number: 3, due_day: '2027-03-31', amount: 3333 },
  ]);
  const weekly = planParts(500, { count: 2, interval_unit: 'week', interval_count: 2, first_day: '2026-12-28' });
  expect(weekly.map(({ due_day }) => due_day)).toEqual(['2026-12-28', '2027-01-11']);
});

test('applies payments to the earliest installments; the rest is missed, due or upcoming', () => {
  const parts = planParts(9000, monthly);
  expect(partStates(parts, 3000, '2027-02-27').map(({ state }) => state)).toEqual(['paid', 'coming', 'coming']);
  expect(partStates(parts, 4000, '2027-02-28').map(({ state, paid }) => [state, paid])).toEqual([
    ['paid', 3000],
    ['due', 1000],
    ['coming', 0],
  ]);
  expect(partStates(parts, 0, '2027-03-01').map(({ state }) => state)).toEqual(['missed', 'missed', 'coming']);
  expect(dueNow(parts, 4000, '2027-02-28')).toBe(2000);
  expect(dueNow(parts, 9000, '2027-12-31')).toBe(0);
});

test('a plan has at least two installments within limits', () => {
  for (const wrong of [{ count: 1 }, { count: 61 }, { count: 2.5 }, { interval_count: 0 }, { interval_unit: 'year' }])
    expect(paymentPlanForm.safeParse({ ...monthly, ...wrong }).success).toBe(false);
});

test('distributes a package price in proportion to prices, fully earned with the last unit', () => {
  const orders = [
    { id: 'vial', quantity: 6, price: 1000 },
    { id: 'injection', quantity: 6, price: 5000 },
  ];
  const shares = packageShares(30_001, orders);
  expect([...shares.values()]).toEqual([5000, 25_001]);
  const each = Array.from({ length: 6 }, (_none, at) => earnedBy(25_001, at + 1, 6) - earnedBy(25_001, at, 6));
  expect(each.reduce((sum, cents) => sum + cents, 0)).toBe(25_001);
  expect([...packageShares(10, [{ id: 'one', quantity: 3, price: 0 }]).values()]).toEqual([10]);
});
