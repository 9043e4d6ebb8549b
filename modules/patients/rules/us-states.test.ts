import { expect, test } from 'vitest';
import { countries, countryCode, countryName } from './countries.ts';
import { isPoBox } from './po-box.ts';
import { normalizePostalCode, padZip } from './postal-code.ts';
import { regionsOf, stateCode, stateName } from './us-states.ts';

test('converts every state code and name to its code and back', () => {
  for (const [country, regions] of Object.entries(regionsOf)) {
    for (const { code, name } of regions) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(stateCode(code.toLowerCase(), country)).toBe(code);
      expect(stateCode(` ${name.toUpperCase()} `, country)).toBe(code);
      expect(stateName(code, country)).toBe(name);
    }
  }
  expect(regionsOf['US']).toHaveLength(50 + 1 + 9 + 3);
  expect(regionsOf['CA']).toHaveLength(13);
});

test('a state belongs to its country', () => {
  expect(stateCode('Ontario')).toBeNull();
  expect(stateCode('quebec', 'CA')).toBe('QC');
  expect(stateCode('MA', 'DE')).toBeNull();
  expect(stateName('XX')).toBeNull();
});

test('lists every country once, by code and by name', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map((country) => country.code)).size).toBe(249);
  for (const { code, name } of countries) {
    expect(countryCode(code)).toBe(code);
    expect(countryCode(name)).toBe(code);
    expect(countryName(code)).toBe(name);
  }
  expect(countryCode('U.S.A.')).toBe('US');
  expect(countryCode('Atlantis')).toBeNull();
  expect(countryName('XX')).toBeNull();
});

test.each([
  ['02139', 'US', '02139'],
  ['02139-1234', 'US', '02139-1234'],
  ['021391234', 'US', '02139-1234'],
  ['2139', 'US', null],
  ['K1A0B1', 'CA', 'K1A 0B1'],
  ['k1a 0b1', 'CA', 'K1A 0B1'],
  ['D1A 0B1', 'CA', null],
  ['SW1A 1AA', 'GB', 'SW1A 1AA'],
  ['', 'GB', null],
])('postal code %s of %s', (text, country, code) => expect(normalizePostalCode(text, country)).toBe(code));

test.each([
  ['1013', '01013'],
  ['601', '00601'],
  ['21391234', '02139-1234'],
  ['2139-1234', '02139-1234'],
  ['02139', '02139'],
  ['021391234', '02139-1234'],
  ['K1A 0B1', 'K1A 0B1'],
  ['12', '12'],
])('padZip %s', (text, zip) => expect(padZip(text)).toBe(zip));

test.each([
  ['P.O. Box 12', true],
  ['PO BOX 12', true],
  ['Post Office Box 12', true],
  ['12 Boxwood St', false],
])('isPoBox %s', (line, answer) => expect(isPoBox(line)).toBe(answer));
