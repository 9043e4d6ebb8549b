import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, phoneDigits } from './format-phone.ts';
import { normalizePhone, parsePhone } from './phone-number.ts';

describe('normalizePhone', () => {
  test.each([
    ['6175550143', '+1 6175550143'],
    ['(617) 555-0143', '+1 6175550143'],
    ['617.555.0143', '+1 6175550143'],
    ['1-617-555-0143', '+1 6175550143'],
    ['+1 6175550143', '+1 6175550143'],
    ['617-555-0143 x22', '+1 6175550143 x22'],
    ['617-555-0143, ext. 22', '+1 6175550143 x22'],
    ['+1 6175550143 x22', '+1 6175550143 x22'],
    ['+44 20 7946 0958', '+44 2079460958'],
    ['+39 06 1234 5678', '+39 0612345678'],
    ['617–555–0143', '+1 6175550143'],
  ])('%s → %s', (text, phone) => expect(normalizePhone(text)).toBe(phone));

  test.each([
    '',
    'abc',
    '555-0143',
    '117-555-0143',
    '999-999-9999',
    'call 617-555-0143',
    '6175550143; 6175550144',
    '+999 123456',
    '617-555-0143 mother',
    '1'.repeat(10_000),
  ])('rejects %s', (text) => expect(normalizePhone(text)).toBeNull());

  test('parses a national number in its own country', () => {
    expect(normalizePhone('020 7946 0958', 'GB')).toBe('+44 2079460958');
    expect(normalizePhone('617-555-0143', 'nowhere')).toBe('+1 6175550143');
  });

  test('stored numbers are unchanged, both as stored and as formatted', () => {
    const american = fc.tuple(fc.constantFrom('617', '857', '339', '413', '212'), fc.stringMatching(/^[2-9]\d{6}$/));
    fc.assert(
      fc.property(american, ([area, rest]) => {
        const phone = `+1 ${area}${rest}`;
        expect(normalizePhone(phone)).toBe(phone);
        expect(normalizePhone(formatPhone(phone))).toBe(phone);
        expect(phoneDigits(phone)).toBe(area + rest);
      }),
    );
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const phone = normalizePhone(text);
        if (phone !== null) expect(phone).toMatch(/^\+\d{1,3} \d{4,14}( x\d{1,7})?$/);
      }),
    );
  });
});

test('parsePhone splits a number', () => {
  expect(parsePhone('(617) 555-0143 x9')).toEqual({ dialCode: '1', national: '6175550143', extension: '9' });
});

test.each([
  ['+1 6175550143', '(617) 555-0143'],
  ['+1 6175550143 x22', '(617) 555-0143 x22'],
  ['+44 2079460958', '+44 2079460958'],
  ['ask the daughter', 'ask the daughter'],
])('formatPhone formats %s as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

test('phoneDigits keeps a foreign dial code and drops an extension', () => {
  expect(phoneDigits('+44 2079460958 x3')).toBe('442079460958');
});
