import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { checkDrugSafety } from './check-drug-safety.ts';

const app = useTestApp();
const alertsOf = async (name: string, medications: string[], allergies: string[] = []) => {
  const { alerts } = await checkDrugSafety(app().database.kysely, {
    candidate: { name },
    medications: medications.map((each) => ({ name: each })),
    allergies: allergies.map((substance) => ({ substance, category: 'drug' })),
    allergiesRecorded: true,
    ageMonths: 50 * 12,
    weightKg: 70,
    dose: null,
  });
  return alerts.filter(({ kind }) => kind === 'interaction' || kind === 'allergy');
};

test.each<[string, string, string]>([
  ['Azithromycin 250 mg tablet', 'Amiodarone 200 mg tablet', 'severe'],
  ['Azithromycin 250 mg tablet', 'Citalopram 20 mg tablet', 'severe'],
  ['Azithromycin 250 mg tablet', 'Quetiapine 100 mg tablet', 'moderate'],
  ['Apixaban 5 mg tablet', 'Clarithromycin 500 mg tablet', 'severe'],
  ['Rivaroxaban 20 mg tablet', 'Ketoconazole 200 mg tablet', 'severe'],
  ['Atorvastatin 40 mg tablet', 'Clarithromycin 500 mg tablet', 'severe'],
  ['Paroxetine 20 mg tablet', 'Thioridazine 25 mg tablet', 'severe'],
  ['Ketoconazole 200 mg tablet', 'Alprazolam 0.5 mg tablet', 'severe'],
  ['Linezolid 600 mg tablet', 'Trazodone 50 mg tablet', 'severe'],
  ['Sertraline 50 mg tablet', 'Methylene blue', 'severe'],
  ['Losartan 50 mg tablet', 'Potassium chloride 20 mEq tablet ER', 'moderate'],
  ['Sildenafil 50 mg tablet', 'Riociguat', 'severe'],
  ['Warfarin 5 mg tablet', 'Tamoxifen 20 mg tablet', 'severe'],
  ['Lithium carbonate 300 mg capsule', 'Furosemide 40 mg tablet', 'moderate'],
  ['Methotrexate 2.5 mg tablet', 'Sulfamethoxazole-trimethoprim 800-160 mg tablet', 'severe'],
  ['Methotrexate 2.5 mg tablet', 'Omeprazole 20 mg capsule', 'moderate'],
  ['Digoxin 125 mcg tablet', 'Clarithromycin 500 mg tablet', 'severe'],
  ['Theophylline', 'Fluvoxamine 50 mg tablet', 'severe'],
  ['Tizanidine 4 mg tablet', 'Ciprofloxacin 500 mg tablet', 'severe'],
  ['Colchicine 0.6 mg tablet', 'Verapamil 120 mg tablet', 'severe'],
  ['Allopurinol 100 mg tablet', 'Azathioprine 50 mg tablet', 'severe'],
  ['Valproic acid', 'Meropenem', 'severe'],
  ['Tramadol 50 mg tablet', 'Sertraline 50 mg tablet', 'moderate'],
  ['Levothyroxine 50 mcg tablet', 'Ferrous sulfate 325 mg tablet', 'minor'],
  ['Ciprofloxacin 500 mg tablet', 'Calcium carbonate', 'moderate'],
  ['Tacrolimus 1 mg capsule', 'Fluconazole 100 mg tablet', 'severe'],
  ['Buprenorphine', 'Oxycodone 5 mg tablet', 'severe'],
  ['Clozapine 100 mg tablet', 'Ciprofloxacin 500 mg tablet', 'severe'],
])('%s with %s is %s', async (one, other, severity) => {
  const [alert] = await alertsOf(one, [other]);
  expect(alert).toMatchObject({ kind: 'interaction', severity });
  expect((await alertsOf(other, [one]))[0]!.key).toBe(alert!.key);
});

test('an allergy to an ACE inhibitor warns of sacubitril, by product and by brand', async () => {
  for (const name of ['Sacubitril-valsartan 24-26 mg tablet', 'Entresto']) {
    const [alert] = await alertsOf(name, [], ['Lisinopril']);
    expect(alert).toMatchObject({ kind: 'allergy', severity: 'severe', about: 'Lisinopril' });
    expect(alert!.text).toContain('angioedema');
  }
  expect((await alertsOf('Losartan 50 mg tablet', [], ['Lisinopril']))[0]).toMatchObject({ severity: 'moderate' });
});

test('allergies cross within the classes that are known to', async () => {
  const severity = async (name: string, allergy: string) => (await alertsOf(name, [], [allergy]))[0]?.severity;
  expect(await severity('Cephalexin 500 mg capsule', 'Penicillin')).toBe('moderate');
  expect(await severity('Meropenem', 'Amoxicillin')).toBe('minor');
  expect(await severity('Enoxaparin', 'Heparin')).toBe('severe');
  expect(await severity('Phenobarbital', 'Phenytoin')).toBe('severe');
  expect(await severity('Tobramycin', 'Gentamicin')).toBe('moderate');
  expect(await severity('Lisinopril 10 mg tablet', 'Penicillin')).toBeUndefined();
});

test('common pairs that are safe together raise nothing severe', async () => {
  for (const [one, other] of [
    ['Amlodipine 5 mg tablet', 'Atorvastatin 40 mg tablet'],
    ['Metformin 500 mg tablet', 'Lisinopril 10 mg tablet'],
    ['Amoxicillin 500 mg capsule', 'Albuterol'],
    ['Pantoprazole 40 mg tablet', 'Apixaban 5 mg tablet'],
    ['Levothyroxine 50 mcg tablet', 'Sertraline 50 mg tablet'],
  ] as const)
    expect((await alertsOf(one, [other])).filter((alert) => alert.severity === 'severe')).toEqual([]);
});

test('every side of a pair is an ingredient or a class with members', async () => {
  const { rows } = await sql<{ side: string }>`
    select side from (select one as side from drugs.interaction_pair union select other from drugs.interaction_pair) s
    where case when side like 'class:%' then not exists (select 1 from drugs.class_ingredient m where 'class:' || m.class_id = side)
      else not exists (select 1 from drugs.ingredient i where i.name = side) end`.execute(app().database.kysely);
  expect(rows).toEqual([]);
});
