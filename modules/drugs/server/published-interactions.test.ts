import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { checkDrugSafety } from './check-drug-safety.ts';

const app = useTestApp();
const ask = (name: string, medications: string[], allergies: string[] = []) =>
  checkDrugSafety(app().database.kysely, {
    candidate: { name },
    medications: medications.map((each) => ({ name: each })),
    allergies: allergies.map((substance) => ({ substance, category: 'drug' })),
    allergiesRecorded: true,
    ageMonths: 50 * 12,
    weightKg: 70,
    dose: null,
  });
const alertsOf = async (name: string, medications: string[], allergies: string[] = []) => {
  const { alerts } = await ask(name, medications, allergies);
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
  ['Tamsulosin 0.4 mg capsule', 'Ketoconazole 200 mg tablet', 'severe'],
  ['Tizanidine 4 mg tablet', 'Clonidine 0.1 mg tablet', 'severe'],
  ['Rilpivirine', 'Dexamethasone', 'severe'],
  ['Solifenacin 5 mg tablet', 'Clarithromycin 500 mg tablet', 'moderate'],
  ['Memantine 10 mg tablet', 'Amantadine', 'moderate'],
  ['Letrozole 2.5 mg tablet', 'Tamoxifen 20 mg tablet', 'moderate'],
  ['Sitagliptin 100 mg tablet', 'Liraglutide', 'moderate'],
  ['Mirabegron', 'Metoprolol tartrate 25 mg tablet', 'moderate'],
])('%s with %s is %s', async (one, other, severity) => {
  const [alert] = await alertsOf(one, [other]);
  expect(alert).toMatchObject({ kind: 'interaction', severity });
  expect((await alertsOf(other, [one]))[0]!.key).toBe(alert!.key);
});

test('an allergy to an ACE inhibitor warns about sacubitril, by product and by brand', async () => {
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

test('safe common pairs raise no severe alert', async () => {
  for (const [one, other] of [
    ['Amlodipine 5 mg tablet', 'Atorvastatin 40 mg tablet'],
    ['Metformin 500 mg tablet', 'Lisinopril 10 mg tablet'],
    ['Amoxicillin 500 mg capsule', 'Albuterol'],
    ['Pantoprazole 40 mg tablet', 'Apixaban 5 mg tablet'],
    ['Levothyroxine 50 mcg tablet', 'Sertraline 50 mg tablet'],
  ] as const)
    expect((await alertsOf(one, [other])).filter((alert) => alert.severity === 'severe')).toEqual([]);
});

// By class, from labels and published lists: each pair is found in both directions.
const LITERATURE =
  `azithromycin+sotalol azithromycin+dofetilide azithromycin+haloperidol azithromycin+ondansetron azithromycin+escitalopram
  azithromycin+quinidine azithromycin+ziprasidone azithromycin+hydroxychloroquine azithromycin+dronedarone azithromycin+flecainide
  azithromycin+pimozide azithromycin+thioridazine azithromycin+moxifloxacin azithromycin+donepezil apixaban+ketoconazole apixaban+rifampin
  apixaban+carbamazepine rivaroxaban+clarithromycin dabigatran+dronedarone warfarin+amiodarone warfarin+fluconazole warfarin+metronidazole
  warfarin+gemfibrozil warfarin+ibuprofen warfarin+apixaban clopidogrel+omeprazole ticagrelor+ketoconazole simvastatin+itraconazole
  simvastatin+gemfibrozil simvastatin+cyclosporine simvastatin+amiodarone simvastatin+diltiazem simvastatin+amlodipine lovastatin+erythromycin
  rosuvastatin+cyclosporine atorvastatin+itraconazole pravastatin+cyclosporine sertraline+phenelzine duloxetine+linezolid meperidine+phenelzine
  dextromethorphan+phenelzine sumatriptan+phenelzine pseudoephedrine+phenelzine tramadol+bupropion fluoxetine+pimozide fluoxetine+thioridazine
  fluvoxamine+tizanidine fluvoxamine+ramelteon paroxetine+tamoxifen paroxetine+metoprolol lithium+ibuprofen lithium+lisinopril
  lithium+hydrochlorothiazide alprazolam+itraconazole triazolam+clarithromycin alprazolam+oxycodone oxycodone+gabapentin fentanyl+ketoconazole
  methadone+fluconazole lurasidone+ketoconazole quetiapine+ketoconazole clozapine+carbamazepine methotrexate+trimethoprim methotrexate+naproxen
  methotrexate+probenecid mercaptopurine+febuxostat colchicine+cyclosporine colchicine+ritonavir tacrolimus+clarithromycin tacrolimus+rifampin
  digoxin+amiodarone digoxin+quinidine digoxin+dronedarone verapamil+metoprolol clonidine+propranolol ivabradine+ketoconazole
  eplerenone+ketoconazole ranolazine+clarithromycin dofetilide+verapamil dofetilide+trimethoprim flecainide+amiodarone sotalol+citalopram
  sildenafil+nitroglycerin tadalafil+tamsulosin vardenafil+ritonavir lisinopril+spironolactone lisinopril+losartan losartan+aliskiren
  spironolactone+trimethoprim furosemide+gentamicin carbamazepine+clarithromycin phenytoin+isoniazid valproic+lamotrigine
  ciprofloxacin+theophylline ciprofloxacin+glyburide atazanavir+omeprazole doxycycline+isotretinoin levothyroxine+cholestyramine
  repaglinide+gemfibrozil ergotamine+clarithromycin eletriptan+ketoconazole ketorolac+ibuprofen fluticasone+ritonavir salmeterol+ketoconazole
  albuterol+propranolol metoclopramide+haloperidol sofosbuvir+amiodarone dolutegravir+dofetilide tolvaptan+ketoconazole codeine+paroxetine
  raloxifene+cholestyramine acetazolamide+topiramate imatinib+ketoconazole fesoterodine+itraconazole`.split(/\s+/);

test('finds more than a hundred published pairs in both directions', async () => {
  expect(new Set(LITERATURE).size).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const pair of LITERATURE) {
    const [one, other] = pair.replace('valproic', 'valproic acid').split('+') as [string, string];
    const found = [...(await alertsOf(one, [other])), ...(await alertsOf(other, [one]))];
    if (found.filter(({ kind }) => kind === 'interaction').length < 2) missing.push(pair);
  }
  expect(missing).toEqual([]);
}, 600_000);

test('finds two drugs of the same therapy', async () => {
  const missing: string[] = [];
  for (const pair of `lisinopril+enalapril losartan+valsartan atorvastatin+simvastatin omeprazole+pantoprazole sertraline+escitalopram
    ibuprofen+naproxen metoprolol+atenolol amlodipine+nifedipine furosemide+torsemide glipizide+glyburide empagliflozin+dapagliflozin
    semaglutide+liraglutide famotidine+cimetidine cetirizine+loratadine sumatriptan+rizatriptan apixaban+rivaroxaban azithromycin+clarithromycin
    amitriptyline+nortriptyline venlafaxine+duloxetine quetiapine+olanzapine tamsulosin+doxazosin gabapentin+pregabalin
    spironolactone+eplerenone acyclovir+valacyclovir fluticasone+budesonide clonidine+guanfacine insulin_glargine+insulin_detemir
    insulin_lispro+insulin_aspart`.split(/\s+/)) {
    const [one, other] = pair.replaceAll('_', ' ').split('+') as [string, string];
    const { alerts } = await ask(one, [other]);
    if (!alerts.some(({ kind }) => kind === 'duplicate')) missing.push(pair);
  }
  expect(missing).toEqual([]);
  expect((await alertsOf('Losartan 50 mg tablet', [], ['Valsartan']))[0]).toMatchObject({ severity: 'moderate' });
});

test('every side of a pair is an ingredient or a class with members', async () => {
  const { rows } = await sql<{ side: string }>`
    select side from (select one as side from drugs.interaction_pair union select other from drugs.interaction_pair) s
    where case when side like 'class:%' then not exists (select 1 from drugs.class_ingredient m where 'class:' || m.class_id = side)
      else not exists (select 1 from drugs.ingredient i where i.name = side) end`.execute(app().database.kysely);
  expect(rows).toEqual([]);
});
