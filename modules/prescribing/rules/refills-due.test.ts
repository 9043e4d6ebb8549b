import { expect, test } from 'vitest';
import { isRenewalDue, supplyEnds } from './refills-due.ts';

test('a supply ends after the first fill and all refills, and a renewal is due two weeks before', () => {
  expect(supplyEnds({ effective_date: '2026-01-01', days_supply: 30, refills: 2 })).toBe('2026-04-01');
  expect(supplyEnds({ effective_date: '2026-01-01', days_supply: 30, refills: null })).toBe('2026-01-31');
  expect(supplyEnds({ effective_date: '2026-01-01', days_supply: null, refills: 2 })).toBeNull();
  expect(isRenewalDue('2026-04-01', '2026-03-17')).toBe(false);
  expect(isRenewalDue('2026-04-01', '2026-03-18')).toBe(true);
  expect(isRenewalDue('2026-04-01', '2026-05-01')).toBe(true);
});
