import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { checkDrugSafety } from '../check-drug-safety.ts';
import { findByDescription, findDrugs, readDrugs } from '../find-drugs.ts';
import { drugs } from '../index.ts';
import { readCoverage } from '../read-coverage.ts';
import { importDrugs, previewDrugs, type DrugChanges } from './import-drugs.ts';
import { readDrugFile } from './read-drug-file.ts';

const app = useTestApp();
const quiet = (): void => undefined;
const OFFICIAL = fileURLToPath(new URL('../../../../../shared/data/codes', import.meta.url));

async function manager() {
  const made = await makeTestClinic(app(), drugs.accessRules);
  const ctx = await made.as('Manager');
  const folder = await mkdtemp(join(tmpdir(), 'salus-drugs-'));
  const read = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return must(await readDrugFile(ctx, path, name));
  };
  const take = async (name: string, text: string, more: { whole?: boolean; name?: string } = {}) => {
    const file = await read(name, text);
    const list = { file, name: more.name ?? file.release.name, asOf: file.release.asOf, whole: more.whole ?? true };
    return must(await importDrugs(ctx, list, quiet));
  };
  const find = async (search: string) => findDrugs(app().database.kysely, { search, take: 10 });
  return { ...made, ctx, read, take, find };
}

const PRODUCT_HEADINGS =
  'PRODUCTID\tPRODUCTNDC\tPRODUCTTYPENAME\tPROPRIETARYNAME\tNONPROPRIETARYNAME\tDOSAGEFORMNAME\tROUTENAME\tENDMARKETINGDATE\tSUBSTANCENAME\tACTIVE_NUMERATOR_STRENGTH\tACTIVE_INGRED_UNIT\tDEASCHEDULE\tNDC_EXCLUDE_FLAG';
const RX = 'HUMAN PRESCRIPTION DRUG';
const PRODUCTS = [
  PRODUCT_HEADINGS,
  `1\t0001-0101\t${RX}\tLisinopril\tLisinopril\tTABLET\tORAL\t\tLISINOPRIL\t10\tmg/1\t\tN`,
  `2\t0002-101\t${RX}\tLisinopril\tLisinopril\tTABLET\tORAL\t\tLISINOPRIL\t10\tmg/1\t\tN`,
  `3\t00003-0101\t${RX}\tZestoretic\tLisinopril and Hydrochlorothiazide\tTABLET\tORAL\t\tHYDROCHLOROTHIAZIDE; LISINOPRIL\t12.5; 10\tmg/1; mg/1\t\tN`,
  `4\t0004-0101\t${RX}\tSomnofix\tMidazolam Hydrochloride\tSYRUP\tORAL\t\tMIDAZOLAM HYDROCHLORIDE\t2\tmg/mL\tCIV\tN`,
  `5\t0005-0101\t${RX}\tGone\tGonestatin\tTABLET\tORAL\t20200101\tGONESTATIN\t10\tmg/1\t\tN`,
  `6\t0006-0101\t${RX}\tExcluded\tExcludine\tTABLET\tORAL\t\tEXCLUDINE\t10\tmg/1\t\tY`,
  `7\tnonsense\t${RX}\tOdd\tOddine\tTABLET\tORAL\t\tODDINE\t10\tmg/1\t\tN`,
].join('\n');
const PACKAGES = [
  'PRODUCTID\tPRODUCTNDC\tNDCPACKAGECODE\tPACKAGEDESCRIPTION',
  '1\t0001-0101\t0001-0101-05\t100 TABLET in 1 BOTTLE',
  '2\t0002-101\t0002-101-30\t30 TABLET in 1 BOTTLE',
  '9\t0009-0101\t0009-0101-01\tof a product that nobody told',
  '9\t0009-0101\tnone\tof no number',
].join('\n');

test('merges the FDA’s products with existing ones, and its packages add their NDCs', async () => {
  const { ctx, read, take, find } = await manager();
  const file = await read('product.txt', PRODUCTS);
  expect(file).toMatchObject({ format: 'fda-product', issuesTotal: 1, issues: [{ line: 8 }] });
  expect(file.products).toHaveLength(3);
  const list = { file, name: 'NDC', asOf: '2026-10-01', whole: true };
  const seen = must(await previewDrugs(ctx, list, quiet));
  expect(seen).toMatchObject({ added: 2, retired: 0 });
  expect(await find('somnofix')).toEqual([]);
  must(await importDrugs(ctx, list, quiet));
  expect(must(await importDrugs(ctx, list, quiet))).toMatchObject({ added: 0, revised: 0, retired: 0, unchanged: 3 });
  expect(await find('somnofix')).toMatchObject([
    { schedule: 'IV', ingredients: ['midazolam'], strength: '2', strength_unit: 'mg/mL' },
  ]);
  expect(await take('package.txt', PACKAGES)).toMatchObject({ added: 2 });
  // The starter's tablet, regardless of the manufacturer.
  const [tablet] = await find('lisinopril 10 mg tablet');
  expect(tablet).toMatchObject({ id: 'lisinopril-10-mg-tablet-oral', ndc: '00001010105' });
  expect((await find('0002-0101-30')).map(({ id }) => id)).toEqual(['lisinopril-10-mg-tablet-oral']);
  expect((await findByDescription(app().database.kysely, { search: '00001010105', take: 5 }))[0]!.id).toBe(tablet!.id);
  // A later list without a product retires it; notes that name it can still read it.
  const [gone] = await find('somnofix');
  const rest = PRODUCTS.split('\n')
    .filter((line) => !line.includes('Somnofix'))
    .join('\n');
  expect(await take('product.txt', rest)).toMatchObject({ retired: 1 });
  expect(await find('somnofix')).toEqual([]);
  expect((await readDrugs(app().database.kysely, [gone!.id])).get(gone!.id)!.is_retired).toBe(true);
});

test('reads RxTerms as published and as a table, and merges it with existing products', async () => {
  const { read, take, find } = await manager();
  const official = [
    'RXCUI|GENERIC_RXCUI|TTY|FULL_NAME|RXN_DOSE_FORM|FULL_GENERIC_NAME|BRAND_NAME|DISPLAY_NAME|ROUTE|NEW_DOSE_FORM|STRENGTH|SUPPRESS_FOR|DISPLAY_NAME_SYNONYM|IS_RETIRED|SXDG_RXCUI|SXDG_TTY|SXDG_NAME|PSN',
    '314076||SCD|lisinopril 10 MG Oral Tablet|Oral Tablet|lisinopril 10 MG Oral Tablet||Lisinopril (Oral Pill)|Oral|Pill|10 mg||||1||x|x',
    '900001||SBD|x|Oral Tablet|moonstone 5 MG / starlight 2 MG Oral Tablet|Lunar|LUNAR (Oral Pill)|Oral|Pill|5-2 mg||||2||x|x',
    '900002||SCD|x|Oral Tablet|old 5 MG Oral Tablet||Old (Oral Pill)|Oral|Pill|5 mg|||Y|3||x|x',
  ].join('\n');
  const file = await read('RxTerms202610.txt', official);
  expect(file).toMatchObject({ format: 'rxterms', release: { name: 'RxTerms', asOf: '2026-10-01' } });
  expect(await take('RxTerms202610.txt', official)).toMatchObject({ total: 2, added: 1 });
  expect(await find('lunar')).toMatchObject([{ name: 'Lunar 5-2 mg tablet', ingredients: ['moonstone', 'starlight'] }]);
  expect((await find('lisinopril 10 mg tablet'))[0]!.id).toBe('lisinopril-10-mg-tablet-oral');
  const table =
    'rxcui\tname\tkind\troute_form\tstrength\tingredients\n314077\tLisinopril\tgeneric\tOral Pill\t20 mg\tlisinopril\n';
  expect(await take('table.tsv', table, { whole: false })).toMatchObject({ added: 0, revised: 1, retired: 0 });
});

test('a pairs list replaces the one with its name, and a check uses it', async () => {
  const { take } = await manager();
  const pairs =
    'drug_a,drug_b,severity,effect,source\nLisinopril,"amlodipine besylate",major,Something,A book\nlisinopril,,major,x,y\n';
  expect(await take('mine.csv', pairs, { name: 'My pairs' })).toMatchObject({ added: 1 });
  const asked = {
    candidate: { name: 'Lisinopril 10 mg tablet' },
    medications: [{ name: 'Amlodipine 5 mg tablet' }],
    allergies: [],
    allergiesRecorded: true,
    ageMonths: 500,
    weightKg: null,
    dose: null,
  };
  const answer = await checkDrugSafety(app().database.kysely, asked);
  expect(answer.alerts).toMatchObject([{ severity: 'severe', source: 'A book' }]);
  expect((await readCoverage(app().database.kysely)).text).toContain('My pairs');
  expect(await take('mine.csv', 'drug_a,drug_b\nwarfarin,oranges\n', { name: 'My pairs' })).toMatchObject({
    added: 1,
    retired: 1,
  });
  expect((await checkDrugSafety(app().database.kysely, asked)).alerts).toEqual([]);
});

test('an invalid or truncated list writes nothing; every clinic’s audit log shows an import', async () => {
  const { ctx, read, clinicId } = await manager();
  const other = await manager();
  for (const [name, text] of [
    ['a.txt', ''],
    ['b.csv', 'x,y\n1,2\n'],
    ['c.csv', 'drug_a,drug_b\n"never ends,1\n'],
  ] as const) {
    const path = join(await mkdtemp(join(tmpdir(), 'salus-drugs-')), name);
    await writeFile(path, text);
    const answer = await readDrugFile(ctx, path, name);
    expect(isDomainError(answer) || answer.pairs.length === 0, name).toBe(true);
  }
  const file = await read('pairs.csv', 'drug_a,drug_b\naspirin,moonstone\n');
  const abort = new AbortController();
  const list = { file, name: 'X', asOf: null, whole: true };
  await expect(importDrugs(ctx, list, () => abort.abort(), abort.signal)).rejects.toThrow(/abort/i);
  for (const wrong of [{ name: ' ' }, { asOf: '2026-13-01' }])
    expect(isDomainError(await importDrugs(ctx, { ...list, ...wrong }, quiet))).toBe(true);
  must(await importDrugs(ctx, list, quiet));
  const { rows } = await app().database.pool.query(
    `select clinic_id from audit.inbox where object_type = 'drug_list' and clinic_id = any($1)`,
    [[clinicId, other.clinicId]],
  );
  expect(rows).toHaveLength(2);
});

test.skipIf(!existsSync(OFFICIAL))(
  'imports and searches the complete published lists',
  { timeout: 600_000 },
  async () => {
    const { ctx, find } = await manager();
    const take = async (name: string): Promise<DrugChanges> => {
      const file = must(await readDrugFile(ctx, join(OFFICIAL, name), name));
      return must(await importDrugs(ctx, { file, name: file.release.name, asOf: '2026-06-01', whole: true }, quiet));
    };
    const rx = await take('rx-products.tsv.gz');
    expect(rx.added).toBeGreaterThan(14_000);
    expect(rx.revised).toBeGreaterThan(300);
    expect((await take('ndc9-rxterms.tsv.gz')).added).toBeGreaterThan(10_000);
    expect((await take('ndfrt-ddi.tsv.gz')).added).toBeGreaterThan(5_000);
    expect((await take('onc-ddi.tsv')).added).toBeGreaterThan(300);
    expect((await find('lisinopril 10 mg'))[0]!.id).toBe('lisinopril-10-mg-tablet-oral');
    expect((await find('zepbound')).length).toBeGreaterThan(0);
    expect((await readCoverage(app().database.kysely)).asOf).toBe('2012-09-01');
  },
);
