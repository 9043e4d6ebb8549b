import { expect, test } from 'vitest';
import { diagnosesTreated } from './treated-diagnoses.ts';

const DIABETES = { code: 'E11.9', name: 'Type 2 diabetes mellitus without complications' };
const PRESSURE = { code: 'I10', name: 'Essential (primary) hypertension' };

test('a drug is offered with the diagnoses that it treats, and one without known uses with all', () => {
  const both = [DIABETES, PRESSURE];
  expect(diagnosesTreated('lisinopril 10 mg tablet', both)).toEqual({ isKnown: true, diagnoses: [PRESSURE] });
  expect(diagnosesTreated('Metformin ER 500 mg', both)).toEqual({ isKnown: true, diagnoses: [DIABETES] });
  expect(diagnosesTreated('Lisinopril-hydrochlorothiazide 20-12.5 mg', both).diagnoses).toEqual([PRESSURE]);
  expect(diagnosesTreated('amoxicillin 500 mg capsule', both)).toEqual({ isKnown: true, diagnoses: [] });
  expect(diagnosesTreated('Blood pressure cuff', both)).toEqual({ isKnown: false, diagnoses: both });
});
