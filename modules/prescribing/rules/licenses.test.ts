import { expect, test } from 'vitest';
import { isDeaNumber, licenseForm, licenseOn } from './licenses.ts';

const LICENSE = { user_id: 'u', kind: 'state', state: 'MA', number: ' 123456 ', expiry_date: '' };

test('a DEA number needs its check digit', () => {
  expect(isDeaNumber('AB1234563')).toBe(true);
  expect(isDeaNumber('A91234563')).toBe(true);
  for (const wrong of ['AB1234564', 'AB123456', '1B1234563', 'ab1234563', '']) expect(isDeaNumber(wrong)).toBe(false);
});

test('a license is cleaned and checked', () => {
  expect(licenseForm.parse(LICENSE)).toEqual({ ...LICENSE, number: '123456', expiry_date: null });
  const problemOf = (change: object) => licenseForm.safeParse({ ...LICENSE, ...change }).error?.issues[0]?.message;
  expect(problemOf({ state: 'XX' })).toBe('Choose a state');
  expect(problemOf({ number: '' })).toBe('Number is required');
  expect(problemOf({ kind: 'dea' })).toBe('Enter a valid DEA number: two letters and seven digits');
  expect(problemOf({ expiry_date: 'soon' })).toBe('Enter a date as MM/DD/YYYY');
});

test('an expired license or one of another state is not printed', () => {
  const of = (state: string, expiry_date: string | null) => [
    { kind: 'state' as const, state, number: '1', expiry_date },
  ];
  expect(licenseOn(of('MA', null), 'state', 'MA', '2026-11-27')).toBe('1');
  expect(licenseOn(of('MA', '2026-11-27'), 'state', 'MA', '2026-11-27T10:00')).toBe('1');
  expect(licenseOn(of('MA', '2026-11-26'), 'state', 'MA', '2026-11-27')).toBeNull();
  expect(licenseOn(of('NH', null), 'state', 'MA', '2026-11-27')).toBeNull();
  expect(licenseOn(of('MA', null), 'dea', 'MA', '2026-11-27')).toBeNull();
});
