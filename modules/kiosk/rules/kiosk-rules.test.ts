import { expect, test } from 'vitest';
import { canCheckIn, hideAddress, hideEmail, hidePhone, isNamed, lookUpForm, normalizePairingCode } from './index.ts';

const NOW = new Date('2026-11-27T14:00:00Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

test('a patient can check in from two hours before the start until half an hour after it', () => {
  expect([121, 120, 0, -30, -31].map((minutes) => canCheckIn(at(minutes), NOW))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('a name matches regardless of case, accents and hyphens, and only with the date of birth', () => {
  const patient = { first_name: 'José', last_name: 'García-Lopez', date_of_birth: '1980-05-01' };
  const typed = { last_name: 'garcia lopez', date_of_birth: '1980-05-01', first_name: null };
  expect(isNamed(patient, typed)).toBe(true);
  expect(isNamed(patient, { ...typed, first_name: 'jose' })).toBe(true);
  expect(isNamed(patient, { ...typed, first_name: 'Jo' })).toBe(false);
  expect(isNamed(patient, { ...typed, date_of_birth: '1980-05-02' })).toBe(false);
  expect(isNamed(patient, { ...typed, last_name: 'Garcia' })).toBe(false);
  expect(isNamed({ ...patient, last_name: '-' }, { ...typed, last_name: '–' })).toBe(false);
  expect(lookUpForm.safeParse({ last_name: ' ', date_of_birth: '1980-13-01' }).success).toBe(false);
});

test('contact data are shown so that only the patient recognizes them', () => {
  expect(hidePhone('+1 6175550123')).toBe('•••-0123');
  expect(hidePhone(null)).toBeNull();
  expect(hideEmail('ada@example.org')).toBe('a•••@example.org');
  expect(hideEmail('')).toBeNull();
  expect(hideAddress({ address_line1: '120 Meridian St' })).toBe('120 •••••');
  expect(hideAddress(null)).toBeNull();
});

test('a pairing code may be typed with spaces, dashes and small letters', () => {
  expect(normalizePairingCode(' abcde-fgh23 ')).toBe('ABCDEFGH23');
  expect(normalizePairingCode('ABCDEFGH2')).toBeNull();
  expect(normalizePairingCode('ABCDEFGH01')).toBeNull();
  expect(normalizePairingCode(7)).toBeNull();
});
