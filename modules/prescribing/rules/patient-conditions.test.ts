import { expect, test } from 'vitest';
import { egfrOf } from '#drugs/rules';
import { type ConditionFacts, type KnownValue, patientConditions } from './patient-conditions.ts';

const facts: ConditionFacts = { today: '2026-11-23', ageYears: 30, sex: 'female', problems: [], values: [] };
const value = (more: Partial<KnownValue>): KnownValue => ({
  code: '',
  name: '',
  text: '',
  number: null,
  units: '',
  day: '2026-11-20',
  ...more,
});
const of = (more: Partial<ConditionFacts>) => patientConditions({ ...facts, ...more });
const problem = (code: string | null, name: string, since: string | null = null) => ({
  problems: [{ code, name, since }],
});

test('eGFR follows CKD-EPI 2021', () => {
  // Values of the published calculator.
  expect(egfrOf(1.0, 50, 'male')).toBe(92);
  expect(egfrOf(1.0, 50, 'female')).toBe(69);
  expect(egfrOf(2.5, 70, 'female')).toBe(20);
  expect(egfrOf(0.6, 25, 'female')).toBe(128);
  expect(egfrOf(0.5, 10, 'male')).toBeNull();
});

test('detects pregnancy from codes, names and tests; missing information is unknown', () => {
  expect(of({}).pregnancy.state).toBe('unknown');
  expect(of(problem('Z33.1', 'Pregnant state')).pregnancy.state).toBe('yes');
  expect(of(problem('O24.410', 'Gestational diabetes', '2026-08-01')).pregnancy.state).toBe('yes');
  expect(of(problem(null, 'Pregnancy, 20 weeks')).pregnancy.state).toBe('yes');
  expect(of(problem(null, 'History of ectopic pregnancy')).pregnancy.state).toBe('unknown');
  expect(of(problem('O03.9', 'Miscarriage')).pregnancy.state).toBe('unknown');
  expect(of(problem('Z34.90', 'Supervision of pregnancy', '2024-01-01')).pregnancy).toMatchObject({ state: 'unknown' });
  const test_ = { code: '2106-3', name: 'hCG, urine' };
  expect(of({ values: [value({ ...test_, text: 'Positive' })] }).pregnancy.state).toBe('yes');
  expect(of({ values: [value({ ...test_, text: 'Negative' })] }).pregnancy.state).toBe('no');
  expect(of({ values: [value({ ...test_, text: 'Not detected' })] }).pregnancy.state).toBe('no');
  expect(of({ values: [value({ ...test_, text: 'Negative', day: '2026-10-01' })] }).pregnancy.state).toBe('unknown');
  expect(of({ values: [value({ ...test_, number: 900, units: 'mIU/mL' })] }).pregnancy.state).toBe('yes');
  expect(of({ values: [value({ name: 'Pregnancy test', text: '1', number: 1 })] }).pregnancy.state).toBe('unknown');
  for (const name of ['Fundal height', 'Fetal heart rate', 'Gestational age'])
    expect(of({ values: [value({ name, text: '24', number: 24, day: '2026-10-01' })] }).pregnancy).toMatchObject({
      state: 'yes',
      because: `${name} was measured on 10/01/2026.`,
    });
  expect(of({ values: [value({ name: 'Fundal height', day: '2026-01-01' })] }).pregnancy.state).toBe('unknown');
  expect(of({ sex: 'male' }).pregnancy.state).toBe('no');
  expect(of({ sex: null, ageYears: null }).pregnancy.state).toBe('unknown');
  expect(of({ ageYears: 70 }).pregnancy.state).toBe('no');
  expect(of(problem('Z90.710', 'Acquired absence of uterus')).pregnancy.state).toBe('no');
});

test('detects breastfeeding from codes and names', () => {
  expect(of({}).lactation.state).toBe('unknown');
  expect(of(problem('Z39.1', 'Care of lactating mother')).lactation.state).toBe('yes');
  expect(of(problem(null, 'Breastfeeding')).lactation.state).toBe('yes');
  expect(of(problem('O80', 'Delivery', '2026-10-01')).lactation.because).toContain('10/01/2026');
});

test('reads kidney function from results, then creatinine, then the problem list', () => {
  const egfr = value({ code: '98979-8', name: 'eGFR', text: '28', number: 28 });
  const creatinine = value({ code: '2160-0', name: 'Creatinine', text: '2.5', number: 2.5, units: 'mg/dL' });
  expect(of({ values: [egfr] }).kidney.egfr).toBe(28);
  expect(of({ values: [value({ ...egfr, text: '>60', number: null })] }).kidney.egfr).toBe(60);
  expect(of({ values: [creatinine], ageYears: 70 }).kidney).toMatchObject({ egfr: 20 });
  expect(of({ values: [value({ ...creatinine, number: 221, units: 'umol/L' })], ageYears: 70 }).kidney.egfr).toBe(20);
  expect(of({ values: [creatinine], sex: null }).kidney.because).toContain('sex is not recorded');
  expect(of({ values: [value({ ...creatinine, code: '', name: 'Creatinine, urine' })] }).kidney.egfr).toBeNull();
  expect(of({ values: [value({ ...egfr, day: '2024-01-01' })] }).kidney.egfr).toBeNull();
  expect(of({}).kidney.because).toBe('No eGFR or creatinine in the last 12 months.');
  expect(of(problem('N18.32', 'CKD 3b')).kidney.egfr).toBe(44);
  expect(of({ ...problem('Z99.2', 'Dialysis'), values: [value({ ...egfr, number: 70 })] }).kidney.egfr).toBe(10);
});
