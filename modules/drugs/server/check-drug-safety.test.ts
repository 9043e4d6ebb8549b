import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import type { SafetyQuestion } from '../rules/index.ts';
import { checkDrugSafety } from './check-drug-safety.ts';
import { findControlled } from './find-controlled.ts';

const app = useTestApp();
const ask = (name: string, more: Partial<SafetyQuestion> = {}) =>
  checkDrugSafety(app().database.kysely, {
    candidate: { name },
    medications: [],
    allergies: [],
    allergiesRecorded: true,
    ageMonths: 40 * 12,
    weightKg: 70,
    dose: null,
    ...more,
  });
const taking = (...names: string[]) => names.map((name) => ({ name }));
const allergic = (...substances: string[]) => substances.map((substance) => ({ substance, category: 'drug' }));

test('a drug without findings has no alert, and shows what was checked', async () => {
  const answer = await ask('Lisinopril 10 mg tablet', { medications: taking('Amlodipine 5 mg tablet') });
  expect(answer).toMatchObject({ outcome: 'none', alerts: [] });
  expect(answer.checks).toEqual({ allergy: 'none', interaction: 'none', duplicate: 'none', dose: 'could-not-check' });
  expect(answer.coverage.text).toContain('ONC high-priority');
  expect(answer.coverage.asOf).toBe('2012-09-01');
});

test('finds allergies by substance, class, related class and other names', async () => {
  const alerts = async (name: string, substance: string) =>
    (await ask(name, { allergies: allergic(substance) })).alerts.map(({ kind, severity }) => `${kind} ${severity}`);
  expect(await alerts('Amoxicillin 500 mg capsule', 'Amoxicillin')).toEqual(['allergy severe']);
  expect(await alerts('Amoxicillin 500 mg capsule', 'Penicillin')).toEqual(['allergy severe']);
  expect(await alerts('Amoxicillin 500 mg capsule', 'PCN')).toEqual(['allergy severe']);
  expect(await alerts('Amoxicillin-clavulanate 875-125 mg tablet', 'Ampicillin')).toEqual(['allergy severe']);
  expect(await alerts('Cephalexin 500 mg capsule', 'Penicillins')).toEqual(['allergy moderate']);
  expect(await alerts('Sulfamethoxazole-trimethoprim 800-160 mg tablet', 'Sulfa drugs')).toEqual(['allergy severe']);
  expect(await alerts('Hydrochlorothiazide 25 mg tablet', 'Sulfa')).toEqual(['allergy minor']);
  expect(await alerts('Oxycodone 5 mg tablet', 'Codeine')).toEqual(['allergy moderate']);
  expect(await alerts('Ibuprofen 400 mg tablet', 'Aspirin')).toEqual(['allergy severe']);
  expect(await alerts('Lisinopril 10 mg tablet', 'Penicillin')).toEqual([]);
});

test('finds interactions in either order, from lists with their source', async () => {
  const pair = async (one: string, other: string) => (await ask(one, { medications: taking(other) })).alerts[0];
  const onc = await pair('Simvastatin 20 mg tablet', 'Clarithromycin 500 mg tablet');
  expect(onc).toMatchObject({ kind: 'interaction', severity: 'severe', about: 'Clarithromycin 500 mg tablet' });
  expect(onc!.source).toContain('Phansalkar');
  const back = await pair('Clarithromycin 500 mg tablet', 'Simvastatin 20 mg tablet');
  expect(back!.key).toBe(onc!.key);
  expect(await pair('Sertraline 50 mg tablet', 'Phenelzine 15 mg tablet')).toMatchObject({ severity: 'severe' });
  expect(await pair('Warfarin 5 mg tablet', 'Ibuprofen 600 mg tablet')).toMatchObject({ severity: 'severe' });
  expect(await pair('Apixaban 5 mg tablet', 'Warfarin 5 mg tablet')).toMatchObject({ severity: 'severe' });
  expect(await pair('Citalopram 20 mg tablet', 'Amiodarone 200 mg tablet')).toMatchObject({ severity: 'severe' });
});

test('reports duplicate therapy; a topical product is not a second tablet', async () => {
  const kinds = async (one: string, other: string) =>
    (await ask(one, { medications: taking(other) })).alerts.map(({ kind, severity }) => `${kind} ${severity}`);
  expect(await kinds('Lisinopril 10 mg tablet', 'Lisinopril 20 mg tablet')).toEqual(['duplicate moderate']);
  expect(await kinds('Lisinopril 10 mg tablet', 'Ramipril 5 mg capsule')).toEqual(['duplicate minor']);
  expect(await kinds('Ibuprofen 400 mg tablet', 'Diclofenac 1 % topical gel')).toEqual([]);
});

test('compares doses by age and weight, and reports missing facts', async () => {
  const dose = (amount: number, unit: string, timesPerDay: number | null) => ({ amount, unit, timesPerDay });
  const daily = await ask('Acetaminophen 500 mg tablet', { dose: dose(2, 'tablet', 6) });
  expect(daily.alerts).toMatchObject([
    { kind: 'dose', severity: 'severe', text: '6000 mg per day; the maximum is 4000 mg.' },
  ]);
  expect((await ask('Acetaminophen 500 mg tablet', { dose: dose(2, 'Tablet', 3) })).outcome).toBe('none');
  // A daily amount says nothing about the single dose.
  const whole = { amount: 6, unit: 'tablet', timesPerDay: null, isDaily: true };
  expect((await ask('Acetaminophen 500 mg tablet', { dose: whole })).outcome).toBe('none');
  expect((await ask('Acetaminophen 500 mg tablet', { dose: { ...whole, amount: 9 } })).outcome).toBe('alert');
  const child = { ageMonths: 24, weightKg: 12, dose: dose(10, 'mL', 4) };
  expect((await ask('Acetaminophen 160 mg/5 mL suspension', child)).alerts).toMatchObject([{ kind: 'dose' }]);
  const light = await ask('Acetaminophen 160 mg/5 mL suspension', { ...child, weightKg: null });
  expect(light.outcome).toBe('could-not-check');
  expect(light.unchecked).toMatchObject([{ kind: 'dose', reason: 'The patient’s weight is unknown.' }]);
  expect((await ask('Tramadol 50 mg tablet', { ageMonths: 100 })).alerts).toMatchObject([
    { kind: 'dose', severity: 'severe' },
  ]);
  expect((await ask('Lisinopril 10 mg tablet', { ageMonths: null, dose: dose(10, 'mg', 1) })).outcome).toBe(
    'could-not-check',
  );
});

test('always reports what can’t be checked: free text, unknown substances, lists not recorded', async () => {
  const free = await ask('Lisinopril 10 mg tablet', { medications: taking('Grandmother’s heart pills') });
  expect(free.outcome).toBe('could-not-check');
  expect(free.unchecked.filter(({ kind }) => kind === 'interaction')).toMatchObject([
    { subject: 'Grandmother’s heart pills' },
  ]);
  // A name with its strength leaves nothing unrecognized; an extra word does.
  const outcomeOf = async (name: string) =>
    (await ask('Warfarin 5 mg tablet', { medications: taking(name) })).checks.interaction;
  expect(await outcomeOf('Levocetirizine 5 mg once-daily')).toBe('could-not-check');
  expect(await outcomeOf('Levocetirizine 5 mg tablets')).toBe('none');
  expect(await outcomeOf('Xyzal')).toBe('none');
  expect(await outcomeOf('5 mg tablets')).toBe('could-not-check');
  // Recognized words raise alerts, and the rest is still reported.
  const read = await ask('Warfarin 5 mg tablet', { medications: taking('ibuprofen when her knee hurts') });
  expect(read.alerts).toMatchObject([{ kind: 'interaction', severity: 'severe' }]);
  expect(read.unchecked.some(({ reason }) => reason.includes('read as ibuprofen'))).toBe(true);
  expect((await ask('Something of her own', {})).checks).toMatchObject({
    allergy: 'could-not-check',
    interaction: 'could-not-check',
  });
  expect((await ask('Lisinopril 10 mg tablet', { allergiesRecorded: false })).outcome).toBe('could-not-check');
  expect((await ask('Lisinopril 10 mg tablet', { allergies: allergic('Blue pills') })).outcome).toBe('could-not-check');
  const cats = [{ substance: 'Cats', category: 'pet' }];
  expect((await ask('Lisinopril 10 mg tablet', { allergies: cats })).outcome).toBe('none');
  const compound = { name: 'Magic mouthwash', ingredients: ['lidocaine 2%', 'Diphenhydramine', 'moon dust'] };
  const mixed = await ask('', { candidate: compound, allergies: allergic('Lidocaine') });
  expect(mixed.alerts).toMatchObject([{ kind: 'allergy', severity: 'severe' }]);
  expect(mixed.unchecked.map(({ subject }) => subject)).toContain('moon dust');
  expect(
    await ask("'); drop table drugs.product; --", { medications: taking("' | !", '', '%'.repeat(300)) }),
  ).toMatchObject({
    outcome: 'could-not-check',
  });
});

test('recognizes controlled substances by product, ingredient, brand and free text, in compounds too', async () => {
  const found = async (name: string, ingredients: string[] = []) =>
    (await findControlled(app().database.kysely, { name, ingredients })).map(({ schedule }) => schedule);
  expect(await found('Lisinopril 10 mg tablet')).toEqual([]);
  expect(await found('Alprazolam 0.5 mg tablet')).toContain('IV');
  expect(await found('XANAX as needed')).toEqual(['IV', 'IV']);
  expect(await found('Pain cream', ['Ketamine 10%', 'gabapentin'])).toEqual(['III']);
  expect(await found('something with oxycodone in it')).toContain('II');
  expect(await found('GHB')).toContain('I');
  expect(await found('Sodium oxybate 500 mg/mL solution')).toContain('III');
  expect(await found('Somatropin')).toEqual([]);
});
