import { safeParse } from 'zod/v4/core';
import { expect, test } from 'vitest';
import {
  clinicAttributes,
  clinicInput,
  isNpi,
  isSsn,
  isTimeZone,
  practiceInput,
  profileInput,
  termsBlocks,
} from './index.ts';

test.each(['1234567893', '1245319599', '1679576722'])('accepts the NPI %s', (npi) => expect(isNpi(npi)).toBe(true));

test.each(['1234567890', '3234567893', '123456789', '12345678933', '', 'abcdefghij'])('rejects “%s” as an NPI', (npi) =>
  expect(isNpi(npi)).toBe(false),
);

test.each(['America/New_York', 'Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'])(
  'accepts the time zone %s',
  (zone) => expect(isTimeZone(zone)).toBe(true),
);

test.each(['Nowhere/City', '+05:00', '', 'America/New York', 'est'])('rejects “%s” as a time zone', (zone) =>
  expect(isTimeZone(zone)).toBe(false),
);

const problems = (schema: Parameters<typeof safeParse>[0], value: unknown): string[] => {
  const parsed = safeParse(schema, value);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

test('a practice requires only its name; taxonomy and ZIP codes are validated', () => {
  expect(problems(practiceInput, { practice_name: ' Main ' })).toEqual([]);
  expect(problems(practiceInput, { practice_name: '  ' })).toEqual(['practice_name']);
  const said = { practice_name: 'Main', taxonomy_code: '207q00000x', post_code: '02131', website: 'clinic.org' };
  expect(safeParse(practiceInput, said).data).toMatchObject({
    taxonomy_code: '207Q00000X',
    website: 'https://clinic.org',
    fax: null,
  });
  expect(problems(practiceInput, { ...said, taxonomy_code: '207Q00000' })).toEqual(['taxonomy_code']);
  expect(problems(practiceInput, { ...said, post_code: '2131' })).toEqual(['post_code']);
  expect(problems(practiceInput, { ...said, country: 'Germany', post_code: '10115-A' })).toEqual([]);
});

test('a clinic’s day lasts at least an hour', () => {
  const clinic = { clinic_name: 'C', time_zone: 'UTC', day_start: '08:00', day_end: '18:00', attributes: {} };
  expect(problems(clinicInput, clinic)).toEqual([]);
  expect(problems(clinicInput, { ...clinic, day_end: '08:30' })).toEqual(['day_end']);
  expect(problems(clinicInput, { ...clinic, time_zone: 'Here', attributes: { tax_id: '12' } })).toEqual([
    'time_zone',
    'attributes.tax_id',
  ]);
  const taxIdOf = (tax_id: string) => clinicAttributes.parse({ tax_id }).tax_id;
  expect([taxIdOf('041234567'), taxIdOf('123-45-6789')]).toEqual(['04-1234567', '123-45-6789']);
  expect([isSsn('123-45-6789'), isSsn('04-1234567'), isSsn('')]).toEqual([true, false, false]);
});

test('formats a profile’s name, and validates the NPI', () => {
  expect(problems(profileInput, { first_name: '', last_name: '' })).toEqual(['first_name', 'last_name']);
  expect(problems(profileInput, { first_name: 'A', last_name: 'B', npi: '123 456 7893' })).toEqual([]);
  expect(problems(profileInput, { first_name: 'A', last_name: 'B', npi: '1234567890' })).toEqual(['npi']);
});

test('splits terms into blocks', () => {
  expect(termsBlocks('# One\nfirst\n\n- a\n- b\n\nsecond\nline')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'first' },
    { kind: 'list', entries: ['a', 'b'] },
    { kind: 'paragraph', text: 'second\nline' },
  ]);
});
