import { expect, test } from 'vitest';
import { ndcsOfGtin, readGs1, readNdc } from './read-gs1.ts';

const GS = '\u001D';
const GTIN = '00312345678906';

test('a carton’s DataMatrix has GTIN, lot, expiration date and serial number', () => {
  const all = { gtin: GTIN, lotNumber: 'A1B2', expiresOn: '2027-12-31', serialNumber: '1000X' };
  expect(readGs1(`]d201${GTIN}1727123110A1B2${GS}211000X`, 2026)).toEqual(all);
  expect(readGs1(`${GS}01${GTIN}10A1B2${GS}17271231211000X`, 2026)).toEqual(all);
  expect(readGs1(`(01)${GTIN}(17)271200(10)A1B2(21)1000X`, 2026)).toEqual(all);
  expect(readGs1(`01${GTIN}`, 2026)).toEqual({ gtin: GTIN, lotNumber: null, expiresOn: null, serialNumber: null });
});

test('a plain barcode is its GTIN', () => {
  expect(readGs1('312345678906', 2026)?.gtin).toBe(GTIN);
  expect(readGs1(' 0312345678906 ', 2026)?.gtin).toBe(GTIN);
  expect(readGs1('96385074', 2026)?.gtin).toBe('00000096385074');
});

test('rejects invalid or truncated codes', () => {
  for (const text of [
    '',
    'Ibuprofen',
    '312345678907',
    `01${GTIN}17271331`,
    `01${GTIN}172702`,
    '17271231',
    `(01)${GTIN}x`,
  ])
    expect(readGs1(text, 2026), text).toBeNull();
  expect(readGs1(`01${GTIN}17270230`, 2026)).toBeNull();
  for (let length = 0; length < 40; length += 1)
    expect(() => readGs1(`]d201${GTIN}1727123110A1B2${GS}211000X`.slice(0, length), 2026)).not.toThrow();
});

test('a two-digit year is close to today', () => {
  expect(readGs1(`01${GTIN}17760101`, 2026)?.expiresOn).toBe('2076-01-01');
  expect(readGs1(`01${GTIN}17770101`, 2026)?.expiresOn).toBe('1977-01-01');
  expect(readGs1(`01${GTIN}17020228`, 2095)?.expiresOn).toBe('2102-02-28');
});

test('a drug’s GTIN matches at most three NDCs', () => {
  expect(ndcsOfGtin(GTIN)).toEqual(['01234567890', '12345067890', '12345678900']);
  expect(ndcsOfGtin('00012345678905')).toEqual([]);
});

test('a printed NDC is read in each of its formats, and ten digits without hyphens are not guessed', () => {
  expect(readNdc('0002-3227-30')).toBe('00002322730');
  expect(readNdc('NDC 12345-678-90')).toBe('12345067890');
  expect(readNdc('ndc: 12345-6789-0')).toBe('12345678900');
  expect(readNdc('00093-3109-05')).toBe('00093310905');
  expect(readNdc('00093310905')).toBe('00093310905');
  for (const text of ['', '0002322730', '0002-322-30', '002-3227-30', '0002-3227-300', '617-555-0100', '0002-3227'])
    expect(readNdc(text), text).toBeNull();
});
