import { describe, expect, test } from 'vitest';
import { isSamePerson, type KnownPerson } from '../names/person-key.ts';
import { nameHeadings, proposeMapping } from './import-mapping.ts';
import { splitFullName } from './import-name.ts';
import { readImportRow } from './import-row.ts';

const split = (name: string): string => {
  const { first, middle, last, suffix, prefix, nick } = splitFullName(name);
  return [
    `${first}|${middle}|${last}`,
    suffix && `suffix ${suffix}`,
    prefix && `prefix ${prefix}`,
    nick && `nick ${nick}`,
  ]
    .filter(Boolean)
    .join(', ');
};

describe('a full name', () => {
  test.each([
    ['Smith,John,Q', 'John|Q|Smith'],
    ['Smith, John, Quincy, Jr.', 'John|Quincy|Smith, suffix Jr.'],
    ['Smith, Jr., John', 'John||Smith, suffix Jr.'],
    ['Smith Jr., John Q', 'John|Q|Smith, suffix Jr.'],
    ['Smith, John, MD', 'John||Smith, suffix MD'],
    ['Smith, John, M.D.', 'John||Smith, suffix M.D.'],
    ['Smith, John, Jr., M.D.', 'John||Smith, suffix Jr. M.D.'],
    ['Dr. Jane Smith', 'Jane||Smith, prefix Dr.'],
    ['Prof. Dr. Jane A. Smith', 'Jane|A.|Smith, prefix Prof. Dr.'],
    ['Smith, Dr. Jane', 'Jane||Smith, prefix Dr.'],
    ['Smith, Jane, Mrs.', 'Jane||Smith, prefix Mrs.'],
    ['Smith, Jane Dr.', 'Jane||Smith, prefix Dr.'],
    ['Jane Smith-Jones, RN, BSN', 'Jane||Smith-Jones, suffix RN BSN'],
    ['Jane Smith, FNP-BC', 'Jane||Smith, suffix FNP-BC'],
    ['Smith, Jane, PharmD, MPH', 'Jane||Smith, suffix PharmD MPH'],
    ['"Smith, John"', 'John||Smith'],
    ['Mrs Smith, Jane', 'Jane||Smith, prefix Mrs'],
    ['Dr. Jane Smith, PhD', 'Jane||Smith, suffix PhD, prefix Dr.'],
    ['Dr. Smith', '||Smith, prefix Dr.'],
    ['Linh Do', 'Linh||Do'],
    ['Do, Linh', 'Linh||Do'],
    ['Nguyen, Linh Do', 'Linh|Do|Nguyen'],
    ['John Smith DO', 'John||Smith, suffix DO'],
    ['Smith, J.D.', 'J.D.||Smith'],
    ['Smith, John V', 'John|V|Smith'],
    ['John Smith V', 'John||Smith, suffix V'],
    ['John "Jack" Smith', 'John||Smith, nick Jack'],
    ['Smith, John (Jack) Q', 'John|Q|Smith, nick Jack'],
    ['Gómez, José E.', 'José|E.|Gómez'],
    ['Maria de la Cruz Jr.', 'Maria||de la Cruz, suffix Jr.'],
    ['Ludwig van Beethoven', 'Ludwig||van Beethoven'],
    ['Smith,,John', 'John||Smith'],
    ['Cher', 'Cher||'],
    ['', '||'],
  ])('%s', (name, parts) => expect(split(name)).toBe(parts));
});

const context = { today: '2026-11-21', dateOrder: 'mdy', trailingDigits: false } as const;

test('separates prefix and suffix in first and last name columns', () => {
  const row = readImportRow(['Dr. Jane', 'Smith, Jr., MD', 'F'], proposeMapping(['First', 'Last', 'Sex']), context);
  expect(row).toMatchObject({
    patient: { first_name: 'Jane', last_name: 'Smith Jr.', note1: 'Prefix: Dr.\nSuffix: MD' },
  });
});

test('repeated headings have distinct names and fields', () => {
  const headings = nameHeadings(['Name', 'Phone', 'Phone', '', 'Phone (2)', ' ', 'Phone']);
  expect(headings).toEqual(['Name', 'Phone', 'Phone (3)', '(Column 4)', 'Phone (2)', '(Column 6)', 'Phone (4)']);
  expect(new Set(headings).size).toBe(headings.length);
  const [, one, two] = proposeMapping(headings);
  expect([one, two].map((column) => [column?.heading, column?.field])).toEqual([
    ['Phone', 'mobile'],
    ['Phone (3)', 'home_phone'],
  ]);
});

test('distinguishes one person from two under the same record number', () => {
  const ann: KnownPerson = { first_name: 'Ann', last_name: 'Lee', date_of_birth: '1990-01-02', gender: 'Female' };
  expect(isSamePerson(ann, { ...ann, last_name: 'Miller' })).toBe(true);
  expect(isSamePerson(ann, { ...ann, gender: 'Male' })).toBe(true);
  expect(isSamePerson(ann, { ...ann, date_of_birth: null })).toBe(true);
  expect(isSamePerson(ann, { ...ann, first_name: 'Bea' })).toBe(false);
  expect(isSamePerson(ann, { ...ann, date_of_birth: '1960-05-06' })).toBe(false);
  expect(isSamePerson(ann, { ...ann, first_name: 'Otto', last_name: 'Kern', date_of_birth: '1960-05-06' })).toBe(false);
});
