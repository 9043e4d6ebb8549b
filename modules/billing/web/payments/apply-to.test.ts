// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { appliesOf, type ApplyValues, partIssues } from './apply-to.tsx';

const charges = [
  { id: 'a', description: 'Visit', date_of_charge: '2026-11-01', open: 15_000 },
  { id: 'b', description: 'Form', date_of_charge: '2026-11-02', open: 2500 },
];
const values = (parts: ApplyValues['parts'], more: Partial<ApplyValues> = {}): ApplyValues => ({
  amount: 10_000,
  goes: 'chosen',
  parts,
  ...more,
});
const messages = (of: ApplyValues) => partIssues(of, charges).map(({ message }) => message);

test('a payment is split over chosen charges, up to what is open and what is paid', () => {
  expect(messages(values({ a: 7500, b: 2500 }))).toEqual([]);
  expect(appliesOf(values({ a: 7500, b: 2500 }))).toEqual([
    { charge_id: 'a', amount: 7500 },
    { charge_id: 'b', amount: 2500 },
  ]);
  expect(messages(values({ a: 8000, b: 2500 }))).toEqual(['The chosen charges exceed the payment by $5.00']);
  expect(messages(values({ b: 2501 }))).toEqual(['Enter at most $25.00']);
  for (const wrong of [null, 0, 'abc']) expect(messages(values({ a: wrong }))).toContain('Enter an amount');
  expect(messages(values({}))).toEqual(['Choose the charges to pay']);
});

test('the oldest charges and credit need no amounts', () => {
  expect([appliesOf(values({ a: 1 }, { goes: 'oldest' })), messages(values({}, { goes: 'oldest' }))]).toEqual([
    null,
    [],
  ]);
  expect([appliesOf(values({ a: 1 }, { goes: 'credit' })), messages(values({}, { goes: 'credit' }))]).toEqual([[], []]);
});
