import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import type { CodeSet } from '../rules/index.ts';
import { setFavourite } from './favourites.ts';
import { findChildren } from './find-children.ts';
import { findCodes } from './find-codes.ts';
import { findModifiers } from './find-modifiers.ts';
import { codes } from './index.ts';
import { listCodes } from './list-codes.ts';
import { recordUsedCodes } from './record-used-codes.ts';
import { readCode } from './read-codes.ts';
import { createClinicCode } from './save-clinic-code.ts';

const app = useTestApp();
const DAY = '2026-11-23';

// A separate code set, independent of the starter list.
beforeAll(async () => {
  await sql`delete from codes.code`.execute(app().database.kysely);
  await sql`delete from codes.common`.execute(app().database.kysely);
  const rows: [CodeSet, string, string, boolean, string | null, string?, string?][] = [
    ['ICD-10-CM', 'E11', 'Type 2 diabetes mellitus', false, null],
    ['ICD-10-CM', 'E11.6', 'Type 2 diabetes mellitus with other specified complications', false, 'E11'],
    ['ICD-10-CM', 'E11.65', 'Type 2 diabetes mellitus with hyperglycemia', true, 'E11.6'],
    ['ICD-10-CM', 'E11.9', 'Type 2 diabetes mellitus without complications', true, 'E11'],
    ['ICD-10-CM', 'I21.9', 'Acute myocardial infarction, unspecified', true, null],
    ['ICD-10-CM', 'M25.561', 'Pain in right knee', true, null],
    ['ICD-10-CM', 'J11.1', 'Influenza with other respiratory manifestations', true, null],
    ['ICD-10-CM', 'R60.9', 'Edema, fluid retention', true, null],
    ['ICD-10-CM', 'C83.9', 'Lymphoma, as it was', true, null, '1900-01-01', '2026-09-30'],
    ['ICD-10-CM', 'C83.9', 'Lymphoma, as it is', true, null, '2026-10-01'],
    ['ICD-10-CM', 'M54.5', 'Low back pain', true, null, '1900-01-01', '2021-09-30'],
    ['ICD-10-CM', 'Z99.9', 'Dependence on what will come', true, null, '2027-10-01'],
    ['CPT', '99213', 'Office visit, known patient', true, null],
    ['CPT', '99214', 'Office visit, known patient, longer', true, null],
    ['HCPCS', 'G0008', 'Giving of influenza vaccine', true, null],
    ['CPT modifier', '25', 'Separate evaluation on the same day', true, null],
  ];
  for (const [code_set, code, name, billable, parent_code, valid_from = '1900-01-01', valid_to = null] of rows)
    await sql`insert into codes.code (code_set, code, valid_from, valid_to, short_name, long_name, billable, parent_code)
      values (${code_set}, ${code}, ${valid_from}, ${valid_to}, ${name}, ${name}, ${billable}, ${parent_code})`.execute(
      app().database.kysely,
    );
});

async function clinic() {
  const made = await makeTestClinic(app(), codes.accessRules);
  const doctor = await made.as('Doctor');
  const manager = await made.as('Manager');
  const find = async (search: string, more: object = {}) =>
    (await findCodes(doctor, { kind: 'diagnosis', search, day: DAY, ...more })).map(({ code }) => code);
  return { ...made, doctor, manager, find };
}

test('finds words in any order, by prefix, by common name, and by code', async () => {
  const { find } = await clinic();
  expect(await find('knee pain right')).toEqual(['M25.561']);
  expect(await find('diab hyperg')).toEqual(['E11.65']);
  expect((await find('sugar')).sort()).toEqual(['E11', 'E11.6', 'E11.65', 'E11.9']);
  expect(await find('heart attack')).toEqual(['I21.9']);
  expect(await find('heart att')).toEqual(['I21.9']);
  expect(await find('e11.65')).toEqual(['E11.65']);
  expect((await find('E116')).slice(0, 2)).toEqual(['E11.6', 'E11.65']);
  // Synonyms come before codes that only share a prefix.
  expect(await find('flu')).toEqual(['J11.1', 'R60.9']);
  expect(await find('qqqq')).toEqual([]);
});

test('a search without matches corrects spelling, drops the least useful words, and says so', async () => {
  const { doctor } = await clinic();
  const found = async (search: string) =>
    (await findCodes(doctor, { kind: 'diagnosis', search, day: DAY })).map(({ code, searched_as }) => [
      code,
      searched_as,
    ]);
  expect(await found('diabetis hyperg')).toEqual([['E11.65', 'diabetes hyperg']]);
  expect(await found('influenza attack')).toEqual([['J11.1', 'influenza']]);
  expect(await found('knee qqqq pain right')).toEqual([['M25.561', 'knee pain right']]);
  expect(await found('knee pain')).toEqual([['M25.561', undefined]]);
  expect(await found('qqqq zzzz')).toEqual([]);
});

test('a heading opens the codes below it', async () => {
  const { doctor } = await clinic();
  const [heading] = await findCodes(doctor, { kind: 'diagnosis', search: 'E11', day: DAY });
  expect(heading).toMatchObject({ code: 'E11', billable: false, has_children: true, standing: 'not-billable' });
  expect((await findChildren(doctor, 'E11', DAY)).map(({ code }) => code)).toEqual(['E11.6', 'E11.9']);
  expect(await findChildren(doctor, "'); drop", DAY)).toEqual([]);
});

test('the day of service determines a code’s name and validity', async () => {
  const { doctor } = await clinic();
  const on = async (search: string, day: string) =>
    (await findCodes(doctor, { kind: 'diagnosis', search, day }))[0] ?? null;
  expect(await on('low back', DAY)).toMatchObject({ standing: 'retired', valid_to: '2021-09-30' });
  expect(await on('low back', '2021-09-30')).toMatchObject({ standing: 'valid' });
  expect(await on('lymphoma', '2026-09-30')).toMatchObject({ official_name: 'Lymphoma, as it was', standing: 'valid' });
  expect(await on('lymphoma', '2026-10-01')).toMatchObject({ official_name: 'Lymphoma, as it is', standing: 'valid' });
  expect(await on('what will come', DAY)).toMatchObject({ standing: 'not-yet', valid_from: '2027-10-01' });
  const owner = { clinicId: doctor.actor.clinicId, userId: doctor.actor.userId, kind: 'diagnosis' as const };
  const read = (code: string, day: string) =>
    readCode(app().database.kysely, owner, { code_type: 'ICD-10-CM', code }, day);
  expect(await read('C83.9', '2026-09-30')).toMatchObject({ official_name: 'Lymphoma, as it was', standing: 'valid' });
  expect(await read('M54.5', DAY)).toMatchObject({ standing: 'retired' });
  expect(await read('E11', DAY)).toMatchObject({ standing: 'not-billable', has_children: true });
  expect(await read('Q00.0', DAY)).toBeNull();
});

test('favorites, problems, recent and own codes come before the rest', async () => {
  const { doctor, manager, find } = await clinic();
  const { database } = app();
  await setFavourite(doctor, 'diagnosis', 'ICD-10-CM', 'E11.9', { favourite: true, forClinic: false });
  await database.transaction((tx) =>
    recordUsedCodes(tx, doctor, 'diagnosis', [{ code_type: 'ICD-10-CM', code: 'E11.65' }]),
  );
  const [first, ...rest] = await findCodes(doctor, {
    kind: 'diagnosis',
    search: 'diabetes',
    day: DAY,
    problems: ['E11.6'],
  });
  expect(first).toMatchObject({ code: 'E11.9', offered_as: 'favourite', is_favourite: true });
  expect(rest.map(({ code, offered_as }) => [code, offered_as])).toEqual([
    ['E11.6', 'problem'],
    ['E11.65', 'recent'],
    ['E11', 'other'],
  ]);
  // Without search words, the order is the same.
  expect(await find('', { problems: ['I21.9'] })).toEqual(['E11.9', 'I21.9', 'E11.65']);
  // Codes that don't match are not offered, even favorites.
  expect(await find('knee', { problems: ['I21.9'] })).toEqual(['M25.561']);
  // Other clinics and members don't see it.
  expect(await (await clinic()).find('')).toEqual([]);
  expect(await findCodes(manager, { kind: 'diagnosis', search: '', day: DAY })).toEqual([]);
});

test('the clinic’s own name and price are used for a code, in lists too', async () => {
  const { doctor, manager } = await clinic();
  const fields = {
    code_type: 'CPT' as const,
    code: '99213',
    official_name: 'Short visit',
    long_description: null,
    pmh_display_name: null,
    price_cents: 12_500,
    access_level: 'clinic' as const,
  };
  const made = await createClinicCode(manager, 'procedure', fields, null);
  expect(isDomainError(made)).toBe(false);
  const found = await findCodes(doctor, { kind: 'procedure', search: 'short vis', day: DAY });
  expect(found).toMatchObject([
    { code: '99213', official_name: 'Short visit', price_cents: 12_500, offered_as: 'own' },
  ]);
  // Its official name finds it as well.
  expect((await findCodes(doctor, { kind: 'procedure', search: 'office known', day: DAY })).length).toBe(2);
  const list = (more: object) =>
    listCodes(doctor, { kind: 'procedure', search: '', codeTypes: null, favourites: false, skip: 0, take: 2, ...more });
  expect((await list({})).list.map(({ code }) => code)).toEqual(['99213', '99214']);
  expect((await list({ skip: 1 })).list.map(({ code }) => code)).toEqual(['99214', 'G0008']);
  expect((await list({ skip: 2 })).list.map(({ code }) => code)).toEqual(['G0008']);
  expect((await list({})).count).toBe(3);
  expect(await list({ codeTypes: ['HCPCS'] })).toMatchObject({ count: 1, list: [{ code: 'G0008' }] });
  expect((await list({ favourites: true })).count).toBe(0);
});

test('finds modifiers by code and by word', async () => {
  const { doctor } = await clinic();
  expect((await findModifiers(doctor, '25', DAY, 5)).map(({ modifier }) => modifier)).toEqual(['25']);
  expect((await findModifiers(doctor, 'separate', DAY, 5)).map(({ modifier }) => modifier)).toEqual(['25']);
});

test('validity before the earliest imported edition is unknown', async () => {
  const { doctor } = await clinic();
  const standing = async (code: string, day: string) =>
    (await findCodes(doctor, { kind: 'diagnosis', search: code, day }))[0]?.standing;
  expect(await standing('E11.65', '2026-09-30')).toBe('valid');
  await sql`insert into codes.release (id, code_set, release_name, valid_from, is_whole, total, added, revised, retired, imported_time)
    values (gen_random_uuid(), 'ICD-10-CM', 'FY2027', '2026-10-01', true, 1, 1, 0, 0, now())`.execute(
    app().database.kysely,
  );
  await findCodes(doctor, { kind: 'diagnosis', search: 'E11', day: DAY });
  expect(await standing('E11.65', '2026-09-30')).toBe('unknown');
  expect(await standing('E11.65', '2026-10-01')).toBe('valid');
  expect(await standing('Z99.9', '2026-09-30')).toBe('not-yet');
  const owner = { clinicId: doctor.actor.clinicId, userId: doctor.actor.userId, kind: 'diagnosis' as const };
  const read = await readCode(app().database.kysely, owner, { code_type: 'ICD-10-CM', code: 'E11.65' }, '2026-09-30');
  expect(read).toMatchObject({ standing: 'unknown' });
});

test('an edition imported in between is searched immediately', async () => {
  const { find } = await clinic();
  expect(await find('moonstone')).toEqual([]);
  await sql`insert into codes.code (code_set, code, valid_from, short_name, long_name, billable)
    values ('ICD-10-CM', 'T99.9', '1900-01-01', 'Moonstone', 'Moonstone', true)`.execute(app().database.kysely);
  await sql`insert into codes.release (id, code_set, release_name, valid_from, total, added, revised, retired, imported_time)
    values (gen_random_uuid(), 'ICD-10-CM', 'Test', '2026-10-01', 1, 1, 0, 0, now())`.execute(app().database.kysely);
  expect(await find('moonstone')).toEqual(['T99.9']);
});
