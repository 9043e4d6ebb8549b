import { expect, test } from 'vitest';
import {
  controlledIn,
  descriptorId,
  doseInMg,
  foldDrug,
  ingredientName,
  isDetail,
  mentionsGhb,
  quantityUnitOf,
  readForm,
  readNdc,
  readRoute,
  readStrength,
  scheduleWords,
  severityOf,
} from './index.ts';

test('compares names without case, accents and commas in numbers, and distinguishes strengths', () => {
  expect(foldDrug('  Metformín 1,000MG  (ER) ')).toBe('metformin 1000 mg er');
  expect(foldDrug('St. John’s Wort 0.5%')).toBe('st john s wort 0.5 %');
  expect(foldDrug('')).toBe('');
  expect(foldDrug("'; drop table --")).toBe('drop table');
});

test('an ingredient loses its salt if the rest names it', () => {
  expect(ingredientName('METFORMIN HYDROCHLORIDE')).toBe('metformin');
  expect(ingredientName('Amoxicillin Trihydrate')).toBe('amoxicillin');
  expect(ingredientName('Levothyroxine sodium anhydrous')).toBe('levothyroxine');
  for (const whole of [
    'lithium carbonate',
    'potassium chloride',
    'ferrous sulfate',
    'sodium oxybate',
    'isosorbide mononitrate',
  ])
    expect(ingredientName(whole)).toBe(whole);
});

test('pads an NDC to eleven digits by its dashes', () => {
  expect(readNdc('0002-3456-78')).toBe('00002345678');
  expect(readNdc('50242-040-62')).toBe('50242004062');
  expect(readNdc('60575-4112-1')).toBe('60575411201');
  expect(readNdc('00002345678')).toBe('00002345678');
  for (const none of ['0002345678', '123', 'abc-def-gh', '123456-1-1', '']) expect(readNdc(none)).toBeNull();
});

test('reads forms and routes as files and people write them', () => {
  expect(readForm('TABLET, FILM COATED')).toBe('tab');
  expect(readForm('TABLET, FILM COATED, EXTENDED RELEASE')).toBe('taber');
  expect(readForm('CAPSULE, EXTENDED RELEASE')).toBe('caper');
  expect(readForm('INJECTION, SOLUTION')).toBe('inj');
  expect(readForm('Injectable')).toBe('inj');
  expect(readForm('SOLUTION/ DROPS')).toBe('drops');
  expect(readForm('thing')).toBeNull();
  expect(readRoute('ORAL; SUBLINGUAL')).toBe('Oral');
  expect(readRoute('SUBCUTANEOUS')).toBe('Subcutaneous');
  expect(['Suspension', 'Nebulizer solution', 'Capsule', 'Tablet, chewable', 'Cream'].map(quantityUnitOf)).toEqual([
    'Milliliter',
    'Milliliter',
    'Capsule',
    'Tablet',
    'Each',
  ]);
});

test('finds controlled substances and GHB in whole words only', () => {
  expect(controlledIn('Testosterone cypionate 200 mg/mL')).toEqual([{ name: 'testosterone', schedule: 'III' }]);
  expect(controlledIn('Somatropin and concertina')).toEqual([]);
  expect(controlledIn('Adipex-P').map(({ schedule }) => schedule)).toContain('IV');
  expect(mentionsGhb('Gamma-hydroxybutyrate')).toBe(true);
  expect(mentionsGhb('GHB solution')).toBe(true);
  expect(mentionsGhb('Xyrem')).toBe(true);
  expect(mentionsGhb('Ghbx')).toBe(false);
  expect(scheduleWords(null).description).toBe('N/A');
  expect(scheduleWords('II')).toEqual({ code: '2', abbreviation: 'C-II', description: 'Schedule II' });
});

test('computes a dose in milligrams if strength and unit allow it', () => {
  const liquid = readStrength('250', 'mg/5 mL')!;
  expect(liquid).toEqual({ strengthMg: 250, perMl: 5 });
  expect(doseInMg({ amount: 10, unit: 'mL', timesPerDay: 1 }, liquid)).toBe(500);
  expect(doseInMg({ amount: 1, unit: 'tablet', timesPerDay: 1 }, liquid)).toBeNull();
  expect(readStrength('25', 'mcg')).toEqual({ strengthMg: 0.025, perMl: null });
  expect(readStrength('10', 'mg/mL')).toEqual({ strengthMg: 10, perMl: 1 });
  for (const [strength, unit] of [
    ['10-12.5', 'mg'],
    ['1', '%'],
    ['100', 'unit/mL'],
    ['', 'mg'],
  ] as const)
    expect(readStrength(strength, unit)).toBeNull();
  expect(doseInMg({ amount: 2, unit: 'g', timesPerDay: 1 }, { strengthMg: null, perMl: null })).toBe(2000);
});

test('identifiers are the same for the same product and limited in length', () => {
  const key = { name: 'Lisinopril', strength: '10', unit: 'mg', form: 'Tablet', route: 'Oral' };
  expect(descriptorId(key)).toBe('lisinopril-10-mg-tablet-oral');
  expect(descriptorId({ ...key, name: 'LISINOPRIL ' })).toBe(descriptorId(key));
  const long = { ...key, name: 'a very long name of many things '.repeat(9) };
  expect(descriptorId(long).length).toBeLessThanOrEqual(120);
  expect(descriptorId(long)).not.toBe(descriptorId({ ...long, strength: '20' }));
  expect(isDetail('mg') && isDetail('12.5') && !isDetail('pm')).toBe(true);
  expect(['Critical', 'Significant', 'minor', ''].map(severityOf)).toEqual(['severe', 'moderate', 'minor', 'moderate']);
});
