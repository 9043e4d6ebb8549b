import { expect, test } from 'vitest';
import {
  pharmacyFlags,
  pharmacyLine,
  readDirectoryRow,
  readZip,
  shownName,
  shownSpecialty,
  stableShuffle,
  tenDigits,
} from './index.ts';

const NOW = new Date('2026-11-22T15:00:00Z');
const open = {
  ActiveStartTime: '2015-01-01T00:00:00Z',
  ActiveEndTime: '2099-12-31T00:00:00Z',
  ServiceLevel: 'New,Refill,Cancel',
};

test.each([
  ['everything', open, { active: true, valid: true, newrx: true, cancel: true }],
  ['an end that has passed', { ...open, ActiveEndTime: '2026-11-22T15:00:00Z' }, { active: false }],
  ['a future start', { ...open, ActiveStartTime: '2026-11-22T15:00:01Z' }, { active: false }],
  ['no start', { ...open, ActiveStartTime: null }, { active: false }],
  ['no end', { ...open, ActiveEndTime: null }, { active: true }],
  ['no service level', { ...open, ServiceLevel: null }, { valid: false, newrx: false, cancel: false }],
  ['an empty service level', { ...open, ServiceLevel: '' }, { valid: false, newrx: false, cancel: false }],
  ['refills only', { ...open, ServiceLevel: 'Refill' }, { valid: true, newrx: false, cancel: false }],
] as const)('flags with %s', (_what, service, flags) => {
  expect(pharmacyFlags(service, NOW)).toMatchObject(flags);
});

test('the same seed gives the same order, another seed a different one, without losses', () => {
  const items = Array.from({ length: 40 }, (_none, index) => String(index));
  const key = (item: string): string => item;
  const one = stableShuffle(items, key, 'visit 1 02128');
  expect(stableShuffle(items.toReversed(), key, 'visit 1 02128')).toEqual(one);
  expect(stableShuffle(items, key, 'visit 2 02128')).not.toEqual(one);
  expect(one).not.toEqual(items);
  expect(one.toSorted((a, b) => Number(a) - Number(b))).toEqual(items);
  // No pharmacy is always among the first.
  const first = new Set(Array.from({ length: 60 }, (_none, seed) => stableShuffle(items, key, `visit ${seed}`)[0]));
  expect(first.size).toBeGreaterThan(15);
});

test('pharmacy names', () => {
  expect(shownName('Harbor Pharmacy^Store 3^')).toBe('Harbor Pharmacy');
  expect([shownSpecialty(null), shownSpecialty(''), shownSpecialty('Retail')]).toEqual(['None', 'None', 'Retail']);
  expect(['02128', ' 02128-1234 ', '021281234', '2128', '02128x'].map(readZip)).toEqual([
    '02128',
    '02128',
    '02128',
    null,
    null,
  ]);
  expect(['+1 6175550100', '(617) 555-0100', '16175550100', '5550100', null].map(tenDigits)).toEqual([
    '6175550100',
    '6175550100',
    '6175550100',
    undefined,
    undefined,
  ]);
  expect(
    pharmacyLine({
      OrganizationName: 'Harbor^1',
      StandardizedAddressLine1: '1 Main St',
      City: 'Boston',
      StateProvince: 'MA',
      PostalCode: '02128',
      PrimaryTelephone: '6175550100',
      DirectorySpecialtyName: null,
      NCPDPID: '9900011',
    }),
  ).toBe('Harbor, 1 Main St, Boston, MA, 02128, 6175550100, None, 9900011');
});

test('reads a directory row by its headers, however they are written', () => {
  const row = {
    'NCPDP Provider ID': '1234567',
    'Store Name': ' Harbor ',
    zip: '02128-1111',
    STATE: 'ma',
    Phone: '(617) 555-0100',
  };
  expect(readDirectoryRow(row)).toMatchObject({
    ncpdp_id: '1234567',
    organization_name: 'Harbor',
    postal_code: '021281111',
    state_province: 'MA',
    primary_telephone: '6175550100',
    service_level: null,
    active_start_time: null,
  });
  expect(readDirectoryRow({ ...row, 'NCPDP Provider ID': '12' })).toBeNull();
  expect(readDirectoryRow({ ...row, zip: 'x' })).toBeNull();
  expect(
    readDirectoryRow({ NCPDPID: '1234567', 'Store Name': 'a', zip: '02128', ActiveStartTime: 'soon' }),
  ).toMatchObject({
    active_start_time: null,
  });
});
