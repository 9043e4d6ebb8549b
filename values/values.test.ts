import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { cleanLine, plainLine, plainParagraphs } from './clean-text.ts';
import { code } from './code.ts';
import { colour } from './colour.ts';
import { day, isDay } from './day.ts';
import { line, lineOrEmpty, optionalLine, paragraphs } from './line.ts';
import { money } from './money.ts';
import { isNpi } from './npi.ts';
import { phone } from './phone.ts';
import { wallClock } from './wall-clock.ts';
import { mail, site } from './web-address.ts';

/** Returns the parsed value, or the error message. */
const read = (field: z.ZodMiniType, value: unknown): unknown => {
  const found = z.safeParse(field, value);
  return found.success ? found.data : { problem: found.error.issues[0]!.message };
};
const problem = (message: string): object => ({ problem: message });

test('normalizes a line, removes invisible characters, and preserves line breaks in paragraphs', () => {
  expect(plainLine('  Ana\u0301\t \r\n B\u200b\0\u202e ')).toBe('Aná B');
  expect(plainLine('\u200b \u2060')).toBe('');
  expect(plainParagraphs(' one\r\ntwo\u2028\tthree \0')).toBe('one\ntwo\n\tthree');
});

test('accepts required and optional lines', () => {
  expect(read(line(5, 'A name is required'), ' a  b ')).toBe('a b');
  expect(read(line(5, 'A name is required'), '\u00ad ')).toEqual(problem('A name is required'));
  expect(read(line(5, 'A name is required'), null)).toEqual(problem('A name is required'));
  expect(read(line(2), '🫀🫀')).toBe('🫀🫀');
  expect(read(line(1000), 'a'.repeat(1001))).toEqual(problem('At most 1,000 characters'));
  expect(read(lineOrEmpty(5), undefined)).toBe('');
  expect(read(optionalLine(5), '  ')).toBeNull();
  expect(read(paragraphs(20), 'one\n\ntwo')).toBe('one\n\ntwo');
});

test('rejects control characters in text that is stored exactly', () => {
  expect(cleanLine('A\0na', 'First Name', 100)).toHaveProperty('problem');
  expect(cleanLine('Ana\ud83c', 'First Name', 100)).toHaveProperty('problem');
  expect(cleanLine(' Ana  Maria ', 'First Name', 100)).toEqual({ text: 'Ana Maria' });
});

test.each([
  [colour(), '#1F77B4', '#1f77b4'],
  [colour(), 'red', problem('Enter a color, e.g. #1f77b4')],
  [day(), '2024-02-29', '2024-02-29'],
  [day(), '2026-02-29', problem('Enter a date')],
  [day(), '1066-10-14', problem('Enter a date')],
  [wallClock(), '23:59', '23:59'],
  [wallClock(), '24:00', problem('Enter a time, e.g. 8:00 AM')],
  [money(100_00), 2450, 2450],
  [money(100_00), 24.5, problem('Enter an amount, e.g. 24.50')],
  [money(100_00), 100_01, problem('At most 100.00')],
  [money(100_00, 'An amount is required', 1), 0, problem('At least a cent')],
  [phone(), '+1 6175550143 x22', '+1 6175550143 x22'],
  [phone(), '617-555-0143', problem('Enter a phone number, e.g. (617) 555-0143')],
  [phone(), '', null],
  [code(20, 'A code is required'), 'AB-1.2', 'AB-1.2'],
  [code(20, 'A code is required'), '', problem('A code is required')],
  [code(20, 'A code is required'), '<b>', problem('Letters, digits, dots and hyphens only')],
  [mail(), 'name@clinic.org', 'name@clinic.org'],
  [mail(), 'name at clinic', problem('Enter an email address, e.g. name@clinic.org')],
  [site(), 'clinic.org', 'https://clinic.org'],
] as const)('field %#: %j becomes %j', (field, typed, expected) => expect(read(field, typed)).toEqual(expected));

test('recognizes calendar days and NPIs', () => {
  expect(['2024-02-29', '2025-02-29', '2025-13-01', '25-01-01', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['1234567893', '1234567890', '0123456789'].map(isNpi)).toEqual([true, false, false]);
});
