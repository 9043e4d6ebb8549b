import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import type { CodeName } from '../rules/index.ts';
import { codes } from './index.ts';
import { createClinicCode } from './save-clinic-code.ts';
import { loadCodes } from './load-codes.ts';
import { readCodes } from './read-codes.ts';

const app = useTestApp();
const NAMES: readonly CodeName[] = [
  { code_type: 'ICD-10-CM', code: 'E11.6' },
  { code_type: 'ICD-10-CM', code: 'C83.9' },
  { code_type: 'ICD-10-CM', code: 'Q00.0' },
  { code_type: 'Custom', code: 'HOME' },
];

const insert = (code: string, name: string, from: string, to: string | null, parent: string | null = null) =>
  sql`insert into codes.code (code_set, code, valid_from, valid_to, short_name, long_name, billable, parent_code)
    values ('ICD-10-CM', ${code}, ${from}, ${to}, ${name}, ${name}, true, ${parent})`.execute(app().database.kysely);

beforeAll(async () => {
  await sql`delete from codes.code`.execute(app().database.kysely);
  await insert('E11.6', 'Diabetes with complications', '1900-01-01', null);
  await insert('E11.65', 'Diabetes with hyperglycemia', '1900-01-01', null, 'E11.6');
  await insert('C83.9', 'Lymphoma, as it was', '1900-01-01', '2026-09-30');
  await insert('C83.9', 'Lymphoma, as it is', '2026-10-01', null);
});

async function clinic() {
  const made = await makeTestClinic(app(), codes.accessRules);
  const [one, other] = [await made.as('Doctor'), await made.as('Nurse')];
  const load = (ctx: typeof one, day: string) => loadCodes(app(), { ...ctx.actor, kind: 'diagnosis' }, NAMES, day);
  const read = (ctx: typeof one, day: string) =>
    readCodes(app().database.kysely, { ...ctx.actor, kind: 'diagnosis' }, NAMES, day, { priced: false });
  return { one, other, load, read };
}

test('concurrent callers get what each of them reads alone, with their own names', async () => {
  const { one, other, load, read } = await clinic();
  const custom = {
    code_type: 'Custom' as const,
    code: 'HOME',
    official_name: 'Home visit',
    long_description: null,
    pmh_display_name: null,
    price_cents: null,
    access_level: 'private' as const,
  };
  must(await createClinicCode(one, 'diagnosis', custom, null));
  const days = ['2026-09-30', '2026-10-01', '1990-01-01'];
  const asked = [one, other].flatMap((ctx) => days.map((day) => [ctx, day] as const));
  const loaded = await Promise.all(asked.map(([ctx, day]) => load(ctx, day)));
  for (const [at, [ctx, day]] of asked.entries()) expect(loaded[at]).toEqual(await read(ctx, day));
  expect([loaded[0]!.has('Custom HOME'), loaded[3]!.has('Custom HOME')]).toEqual([true, false]);
  expect(loaded[0]!.get('ICD-10-CM C83.9')!.official_name).toBe('Lymphoma, as it was');
  expect(loaded[1]!.get('ICD-10-CM C83.9')!.official_name).toBe('Lymphoma, as it is');
});

test('an imported edition is read at once', async () => {
  const { one, load } = await clinic();
  expect((await load(one, '2026-11-01')).has('ICD-10-CM Q00.0')).toBe(false);
  await insert('Q00.0', 'Anencephaly', '1900-01-01', null);
  await sql`insert into codes.release (id, code_set, release_name, valid_from, is_whole, total, added, revised, retired, imported_time)
    values (${newId()}, 'ICD-10-CM', 'FY2027', '2026-10-01', true, 1, 1, 0, 0, now())`.execute(app().database.kysely);
  expect((await load(one, '2026-11-01')).get('ICD-10-CM Q00.0')?.official_name).toBe('Anencephaly');
});
