import { expect, test } from 'vitest';
import { diagnosesTreated } from './treated-diagnoses.ts';

const DIABETES = { code: 'E11.9', name: 'Type 2 diabetes mellitus without complications' };
const PRESSURE = { code: 'I10', name: 'Essential (primary) hypertension' };
const LIPIDS = { code: 'E78.5', name: 'Hyperlipidemia, unspecified' };
const REFLUX = { code: 'K21.9', name: 'Gastro-esophageal reflux disease without esophagitis' };

test('the diagnoses that a drug treats are first, and none is left out', () => {
  const both = [DIABETES, PRESSURE];
  expect(diagnosesTreated('lisinopril 10 mg tablet', both)).toEqual({ treated: [PRESSURE], others: [DIABETES] });
  expect(diagnosesTreated('Metformin ER 500 mg', both)).toEqual({ treated: [DIABETES], others: [PRESSURE] });
  expect(diagnosesTreated('Lisinopril-hydrochlorothiazide 20-12.5 mg', both).treated).toEqual([PRESSURE]);
  for (const drug of ['amoxicillin 500 mg capsule', 'Blood pressure cuff', ''])
    expect(diagnosesTreated(drug, both)).toEqual({ treated: [], others: both });
});

test('a drug is not taken for another whose name ends or begins alike', () => {
  const all = [LIPIDS, REFLUX, DIABETES];
  for (const drug of ['nystatin 100,000 unit/mL suspension', 'aripiprazole 5 mg tablet', 'teduglutide 5 mg vial'])
    expect(diagnosesTreated(drug, all).treated).toEqual([]);
  expect(diagnosesTreated('atorvastatin 20 mg tablet', all).treated).toEqual([LIPIDS]);
  expect(diagnosesTreated('omeprazole 20 mg capsule', all).treated).toEqual([REFLUX]);
});
