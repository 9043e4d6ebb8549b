import { expect, test } from 'vitest';
import { electronicOnly, pdmpSite } from './controlled-by-state.ts';
import { elsewhereProblem, type WrittenElsewhere } from './controlled-elsewhere.ts';
import { blankPrescription, type PrescriptionFields } from './prescription-fields.ts';

const FIELDS: PrescriptionFields = {
  ...blankPrescription('drug', '2026-11-27'),
  drug_description: 'oxycodone 5 mg tablet',
  sig: 'Take 1 tablet every 6 hours as needed',
  quantity: '12',
  refills: '0',
};
const EPCS: WrittenElsewhere = { written_in: 'epcs', exception: '', state: 'MA' };

test('a controlled substance needs directions, a quantity and no more refills than its schedule allows', () => {
  const fieldOf = (change: Partial<PrescriptionFields>, schedule = 'II') =>
    elsewhereProblem({ ...FIELDS, ...change }, schedule, EPCS)?.field ?? null;
  expect(fieldOf({})).toBeNull();
  expect(fieldOf({ sig: ' ' })).toBe('sig');
  expect(fieldOf({ quantity: '0' })).toBe('quantity');
  expect(fieldOf({ days_supply: '1.5' })).toBe('days_supply');
  expect(fieldOf({ refills: '1' })).toBe('refills');
  expect(fieldOf({ refills: '5' }, 'IV')).toBeNull();
  expect(fieldOf({ refills: '6' }, 'IV')).toBe('refills');
  expect(fieldOf({ refills: '6' }, 'V')).toBeNull();
  expect(fieldOf({ drug_description: 'sodium oxybate solution' }, 'III')).toBe('note');
});

test('paper needs an exception where the state requires electronic prescriptions', () => {
  const onPaper = (state: string, exception = '') =>
    elsewhereProblem(FIELDS, 'II', { written_in: 'paper', exception, state })?.field ?? null;
  expect(onPaper('MA')).toBe('exception');
  expect(onPaper('MA', 'because')).toBe('exception');
  expect(onPaper('MA', 'technical')).toBeNull();
  expect(onPaper('OH')).toBeNull();
  expect(electronicOnly('NY')).toEqual({ scope: 'all prescriptions', law: 'Public Health Law § 281' });
});

test('every state has the site of its monitoring program, or the directory of all programs', () => {
  expect(pdmpSite('MA')).toBe('https://massachusetts.pmpaware.net');
  expect(pdmpSite('CA')).toBe('https://oag.ca.gov/cures');
  expect(pdmpSite('WY')).toBe('https://www.pdmpassist.org/State');
});
