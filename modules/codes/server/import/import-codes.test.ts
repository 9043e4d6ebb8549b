// Over 300 lines: what editions do to one another is told once, from files to searches.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import type { StagedCode } from '../../rules/index.ts';
import { setFavourite } from '../favourites.ts';
import { findCodes } from '../find-codes.ts';
import { codes } from '../index.ts';
import { listCodes } from '../list-codes.ts';
import { importCodes, previewCodes, type Edition } from './import-codes.ts';
import { readCodeFile } from './read-code-file.ts';

const app = useTestApp();
const quiet = (): void => undefined;
const OFFICIAL = fileURLToPath(new URL('../../../../../shared/data/codes', import.meta.url));

async function manager() {
  const made = await makeTestClinic(app(), codes.accessRules);
  return { ...made, ctx: await made.as('Manager') };
}

const code = (
  code_set: StagedCode['code_set'],
  name: string,
  text: string,
  more: Partial<StagedCode> = {},
): StagedCode => ({
  code_set,
  code: name,
  short_name: text,
  long_name: text,
  billable: true,
  parent_code: null,
  valid_from: null,
  valid_to: null,
  ...more,
});

async function times(codeSet: string, name: string): Promise<[string, string | null, string][]> {
  const { rows } = await sql<{ valid_from: string; valid_to: string | null; long_name: string }>`
    select valid_from, valid_to, long_name from codes.code where code_set = ${codeSet} and code = ${name} order by valid_from`.execute(
    app().database.kysely,
  );
  return rows.map(({ valid_from, valid_to, long_name }) => [valid_from, valid_to, long_name]);
}

const FIRST: Edition = {
  name: '2026',
  validFrom: '2026-01-01',
  whole: true,
  codes: [code('CPT', '00001', 'One'), code('CPT', '00002', 'Two'), code('CPT', '00003', 'Three')],
};
const SECOND: Edition = {
  name: '2027',
  validFrom: '2027-01-01',
  whole: true,
  codes: [code('CPT', '00001', 'One'), code('CPT', '00002', 'Two, said better'), code('CPT', '00004', 'Four')],
};

test('editions add, revise and retire from their first day on, whichever is read in first', async () => {
  const { ctx } = await manager();
  const seen = must(await previewCodes(ctx, FIRST, quiet));
  expect(await times('CPT', '00001')).toEqual([]);
  // The starter list gives way to the first whole edition.
  expect(seen[0]).toMatchObject({ codeSet: 'CPT', added: 3, revised: 0 });
  expect(seen[0]!.retired).toBeGreaterThan(200);
  must(await importCodes(ctx, SECOND, quiet));
  must(await importCodes(ctx, FIRST, quiet));
  const expected = async (): Promise<void> => {
    expect(await times('CPT', '00001')).toEqual([['1900-01-01', null, 'One']]);
    expect(await times('CPT', '00002')).toEqual([
      ['1900-01-01', '2026-12-31', 'Two'],
      ['2027-01-01', null, 'Two, said better'],
    ]);
    expect(await times('CPT', '00003')).toEqual([['1900-01-01', '2026-12-31', 'Three']]);
    expect(await times('CPT', '00004')).toEqual([['2027-01-01', null, 'Four']]);
  };
  // An edition that is read in before an earlier one reaches back until that one comes.
  expect((await times('CPT', '00004'))[0]![1]).toBeNull();
  await expected();
  // Again, in either order: nothing changes.
  for (const edition of [FIRST, SECOND])
    expect(must(await importCodes(ctx, edition, quiet))[0]).toMatchObject({
      added: 0,
      revised: 0,
      retired: 0,
      unchanged: 3,
    });
  await expected();
  const found = (day: string) => findCodes(ctx, { kind: 'procedure', search: 'two', codeTypes: ['CPT'], day });
  expect(await found('2026-05-01')).toMatchObject([{ official_name: 'Two', standing: 'valid' }]);
  expect(await found('2027-05-01')).toMatchObject([{ official_name: 'Two, said better', standing: 'valid' }]);
});

test('a list of some codes retires nothing, and days of its own count', async () => {
  const { ctx } = await manager();
  const before = must(
    await importCodes(
      ctx,
      {
        name: 'Some',
        validFrom: '2026-07-01',
        whole: false,
        codes: [
          code('HCPCS', 'G9999', 'Something new'),
          code('HCPCS', 'G9998', 'Something over', { valid_from: '2020-01-01', valid_to: '2026-09-30' }),
          code('HCPCS', 'G0008', 'Flu shot given'),
        ],
      },
      quiet,
    ),
  );
  expect(before[0]).toMatchObject({ added: 2, revised: 1, retired: 0 });
  expect(await times('HCPCS', 'G9998')).toEqual([['2026-07-01', '2026-09-30', 'Something over']]);
  expect((await times('HCPCS', 'G0008')).map(([from, to]) => [from, to])).toEqual([
    ['1900-01-01', '2026-06-30'],
    ['2026-07-01', null],
  ]);
  expect(await times('HCPCS', 'G0009')).toHaveLength(1);
});

test('a preview tells which favourites it touches; the log of every clinic tells of an import', async () => {
  const { ctx, clinicId } = await manager();
  const other = await manager();
  await importCodes(
    ctx,
    { ...FIRST, codes: [code('CPT modifier', '1A', 'As it was'), code('CPT modifier', '1B', 'Stays')] },
    quiet,
  );
  await sql`insert into codes.code (code_set, code, valid_from, short_name, long_name, billable)
    values ('HCPCS', 'Z0001', '1900-01-01', 'Old', 'Old words', true), ('HCPCS', 'Z0002', '1900-01-01', 'Gone', 'Gone', true)`.execute(
    app().database.kysely,
  );
  for (const name of ['Z0001', 'Z0002'])
    await setFavourite(ctx, 'procedure', 'HCPCS', name, { favourite: true, forClinic: false });
  const edition = { name: 'Next', validFrom: '2026-10-01', whole: true, codes: [code('HCPCS', 'Z0001', 'New words')] };
  const [seen] = must(await previewCodes(ctx, edition, quiet));
  expect(seen!.hits).toEqual([
    { title: 'Favourites', code: 'Z0001', change: 'revised', count: 1 },
    { title: 'Favourites', code: 'Z0002', change: 'retired', count: 1 },
  ]);
  expect(must(await previewCodes(other.ctx, edition, quiet))[0]!.hits).toEqual([]);
  const { rows } = await app().database.pool.query(
    `select clinic_id, user_id, reason from audit.inbox where object_type = 'code_set' and clinic_id = any($1) order by clinic_id`,
    [[clinicId, other.clinicId]],
  );
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ user_id }) => user_id === null)).toHaveLength(1);
});

test('what is broken off, or is no edition, writes nothing', async () => {
  const { ctx } = await manager();
  const abort = new AbortController();
  const many = Array.from({ length: 9000 }, (_, at) => code('ICD-10-CM', `A${at}`, 'Something'));
  const edition = { name: 'X', validFrom: '2026-10-01', whole: true, codes: many };
  await expect(importCodes(ctx, edition, () => abort.abort(), abort.signal)).rejects.toThrow(/abort/i);
  expect(await times('ICD-10-CM', 'A1')).toEqual([]);
  for (const wrong of [{ name: ' ' }, { validFrom: '2026-13-01' }, { validFrom: '' }, { codes: [] }])
    expect(isDomainError(await importCodes(ctx, { ...edition, ...wrong }, quiet))).toBe(true);
  expect((await findCodes(ctx, { kind: 'diagnosis', search: 'diabetes', day: '2026-11-23' })).length).toBeGreaterThan(
    5,
  );
});

test('files are read by their form or by their headings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salus-codes-'));
  const read = async (name: string, text: string | Buffer, choices = {}) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return readCodeFile(path, name, choices);
  };
  const order = [
    '00001 A00     0 Cholera'.padEnd(77) + 'Cholera',
    '00002 A000    1 Cholera 01'.padEnd(77) + 'Cholera due to 01',
  ];
  expect(await read('icd10cm-order-2027.txt', `${order.join('\r\n')}\r\n`)).toMatchObject({
    format: 'icd10cm-order',
    codeSet: 'ICD-10-CM',
    release: { release_name: 'FY2027', valid_from: '2026-10-01' },
    codes: [
      { code: 'A00', billable: false, parent_code: null, long_name: 'Cholera' },
      { code: 'A00.0', billable: true, parent_code: 'A00', short_name: 'Cholera 01', long_name: 'Cholera due to 01' },
    ],
  });
  const record = (name: string, kind: string, long: string, short: string): string =>
    `${name.padEnd(5)}00100${kind}${long.padEnd(80)}${short.padEnd(28)}`.padEnd(268) +
    '20200101'.padEnd(16) +
    '20261231'.padEnd(36);
  const hcpcs = [
    record('G0001', '3', 'A long', 'Short'),
    record('G0001', '4', 'name', ''),
    record('LT', '7', 'Left side', 'Left'),
  ];
  expect(await read('HCPC2026_JUL_ANWEB.txt', hcpcs.join('\n'))).toMatchObject({
    format: 'hcpcs-fixed',
    release: { valid_from: '2026-07-01' },
    codes: [
      {
        code_set: 'HCPCS',
        code: 'G0001',
        long_name: 'A long name',
        short_name: 'Short',
        valid_from: '2020-01-01',
        valid_to: '2026-12-31',
      },
      { code_set: 'HCPCS modifier', code: 'LT', long_name: 'Left side' },
    ],
  });
  const notice = 'A notice of whose these are\n';
  expect(await read('LONGULT.txt', `${notice}99213\tA visit\n99214\tA longer visit\n0001A\tAn odd one`)).toMatchObject({
    format: 'cpt-tab',
    codes: [{ code: '99213', long_name: 'A visit' }, { code: '99214' }, { code: '0001A' }],
    release: { valid_from: null },
  });
  expect(await read('LONGULF.txt', '9921301 A visit that\n9921302 goes on\n9921401 Another')).toMatchObject({
    format: 'cpt-fixed',
    codes: [{ code: '99213', long_name: 'A visit that goes on' }, { code: '99214' }],
  });
  expect(await read('MEDU.txt', '99213 A VISIT\n99214 ANOTHER')).toMatchObject({ format: 'cpt-medium' });
  const csv =
    'CPT Code,Description,Effective Date\n99213,"A visit, short",01/01/2026\nnonsense,X,\n99214,Y,soon\n99213,Again,';
  const read1 = await read('list.csv', csv);
  expect(read1).toMatchObject({
    format: 'columns',
    codeSet: 'CPT',
    mapping: { 'CPT Code': 'code', Description: 'long_name', 'Effective Date': 'valid_from' },
    codes: [{ code: '99213', long_name: 'A visit, short', valid_from: '2026-01-01' }],
  });
  if (!isDomainError(read1)) expect(read1.issues.map(({ line }) => line)).toEqual([0, 3, 4]);
  expect(await read('odd.csv', 'a;b\n1;2')).toMatchObject({
    problems: expect.arrayContaining([expect.stringMatching(/code set/)]),
  });
  const mapped = await read('odd.csv', 'a;b\nE119;Sweet', {
    codeSet: 'ICD-10-CM',
    mapping: { a: 'code', b: 'long_name' },
  });
  expect(mapped).toMatchObject({ problems: [], codes: [{ code: 'E11.9', parent_code: null }] });
  for (const none of ['', 'nothing', Buffer.from([0x50, 0x4b, 3, 4, 0]), Buffer.from([0x1f, 0x8b, 1, 2])])
    expect(isDomainError(await read('none', none))).toBe(true);
  expect(isDomainError(await readCodeFile(join(folder, 'missing'), 'missing', {}))).toBe(true);
});

test.skipIf(!existsSync(join(OFFICIAL, 'icd10cm-order-2027.txt.gz')))(
  'the whole ICD-10-CM of two years and HCPCS are read in and searched (skipped where the official files are absent)',
  async () => {
    const { ctx } = await manager();
    const load = async (name: string, more: Partial<Edition> = {}) => {
      const file = must(await readCodeFile(join(OFFICIAL, name), name, {}));
      expect(file.problems).toEqual([]);
      const { codes: all, release } = file;
      const edition = {
        codes: all,
        name: release.release_name,
        validFrom: release.valid_from ?? '2025-10-01',
        whole: true,
      };
      return must(await importCodes(ctx, { ...edition, ...more }, quiet));
    };
    const [first] = await load('icd10cm-order-2026.txt.gz');
    expect(first!.total).toBe(98_186);
    const [second] = await load('icd10cm-order-2027.txt.gz');
    expect(second).toMatchObject({ total: 98_403, added: 238, retired: 21 });
    const both = await load('hcpcs.tsv.gz', { name: '2025 Oct' });
    expect(both.map(({ codeSet, total }) => [codeSet, total])).toEqual([
      ['HCPCS modifier', 383],
      ['HCPCS', 8463],
    ]);
    const find = (search: string, day = '2026-11-23') => findCodes(ctx, { kind: 'diagnosis', search, day });
    expect((await find('sugar'))[0]!.official_name).toMatch(/diabetes/);
    expect((await find('heart attack'))[0]!.official_name).toMatch(/myocardial infarction/i);
    expect((await find('right ankle sprain')).map(({ code: found }) => found)).toContain('S93.401A');
    expect(
      (
        await listCodes(ctx, {
          kind: 'diagnosis',
          search: '',
          codeTypes: null,
          favourites: false,
          skip: 90_000,
          take: 5,
        })
      ).list,
    ).toHaveLength(5);
    const began = performance.now();
    const words = [
      'diabetes',
      'pain',
      'fracture',
      'left',
      'uti',
      'e11',
      'initial encounter',
      's',
      'heart failure chronic',
      'htn',
    ];
    for (let turn = 0; turn < 100; turn += 1) await find(words[turn % words.length]!);
    process.stdout.write(`a search over the whole ICD-10-CM: ${((performance.now() - began) / 100).toFixed(2)} ms\n`);
  },
  120_000,
);
