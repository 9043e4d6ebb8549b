import { expect, test } from 'vitest';
import type { RequestContext } from '#platform/request-context.ts';
import { resolveFields } from '#platform/testing/resolve-fields.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { sql } from 'kysely';
import { controlledIn, misspelledIn } from '../rules/index.ts';
import { findByDescription, findDrugs, readDrugs } from './find-drugs.ts';
import { loadDrugs } from './load-drugs.ts';
import { drug } from './resolvers.ts';

const app = useTestApp();
const info = (found: object) => resolveFields(drug.DrugInfo, found, {} as RequestContext);
const names = async (search: string, take = 5) =>
  (await findDrugs(app().database.kysely, { search, take })).map(({ name }) => name);

test('finds drugs by word prefixes, brands and ingredients, common ones first', async () => {
  expect((await names('lisin'))[0]).toBe('Lisinopril 2.5 mg tablet');
  expect(await names('10 lisinop')).toContain('Lisinopril 10 mg tablet');
  expect((await names('zestril 20'))[0]).toBe('Lisinopril 20 mg tablet');
  expect(await names('clavul amox 875')).toEqual(['Amoxicillin-clavulanate 875-125 mg tablet']);
  expect(await names('diclofenac 1%')).toEqual(['Diclofenac 1 % topical gel']);
  expect(await names('x')).toEqual([]);
  expect(await names('')).toEqual([]);
  for (const hostile of ["a' & 'b", '& | ! :*', '\\', '%%%', '<b>lisin</b>']) await names(hostile);
});

test('concurrent searches find what each of them finds alone', async () => {
  const searches = ['lisin', '10 lisinop', 'zestril 20', 'qqqq', 'x', '', 'lisin', "a' & 'b", 'insulin', '00093'];
  const together = await Promise.all(searches.map((search) => loadDrugs(app(), { search, take: 5 })));
  for (const [at, search] of searches.entries())
    expect(together[at]).toEqual(await findDrugs(app().database.kysely, { search, take: 5 }));
  expect(together[0]).toHaveLength(5);
});

test('an exact description comes first, with the fields of the compendium', async () => {
  const [first] = await findByDescription(app().database.kysely, { search: 'alprazolam 0.5 MG Tablet', take: 5 });
  expect(info(first!)).toMatchObject({
    Drug_Descriptor_Identifier: 'alprazolam-0.5-mg-tablet-oral',
    E_Prescribing_Name: 'Alprazolam 0.5 mg tablet',
    Representative_NDC: null,
    Strength: '0.5',
    Strength_Unit_of_Measure: 'mg',
    Route_of_Administration: 'Oral',
    Dosage_Form: 'TABS',
    Dosage_Form_Description: 'Tablet',
    Controlled_Substance_Code: '4',
    Controlled_Substance_Code_Abbreviation: 'C-IV',
    Controlled_Substance_Code_Description: 'Schedule IV',
    brand_names: 'Xanax',
    ingredients: ['alprazolam'],
  });
  const [plain] = await findByDescription(app().database.kysely, { search: 'Metformin 500 mg tablet', take: 5 });
  expect(info(plain!)['Controlled_Substance_Code_Description']).toBe('N/A');
});

test('a drug that no list contains is no longer offered, but can still be read', async () => {
  await sql`update drugs.product set retired_time = now() where drug_descriptor_identifier = 'lovastatin-20-mg-tablet-oral'`.execute(
    app().database.kysely,
  );
  expect(await names('lovastatin 20')).toEqual([]);
  const read = await readDrugs(app().database.kysely, ['lovastatin-20-mg-tablet-oral', 'nothing']);
  expect([...read.values()]).toMatchObject([{ name: 'Lovastatin 20 mg tablet', is_retired: true }]);
});

test('no uncontrolled product of the compendium is taken for a controlled one', async () => {
  const { rows } = await sql<{ name: string }>`
    select p.e_prescribing_name as name from drugs.product p where p.schedule is null and not exists (
      select 1 from drugs.product_ingredient i join drugs.ingredient g on g.name = i.ingredient
      where i.drug_descriptor_identifier = p.drug_descriptor_identifier and g.schedule is not null)`.execute(
    app().database.kysely,
  );
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter(({ name }) => controlledIn(name).length > 0 || misspelledIn(name).length > 0)).toEqual([]);
});
