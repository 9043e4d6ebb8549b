import { expect, test } from 'vitest';
import { beginAllergy, beginMedications, checkAllergy, checkMedications, placeOfIssue } from './correction-values.ts';
import type { SentMedication } from './choice.ts';

const TODAY = '2026-11-23';
const sent = (drug_name: string): SentMedication => ({
  drug_name,
  frequency: null,
  from: null,
  to: null,
  record_type: 'Drug',
  type: null,
});

test('medications are prefilled as sent, and deselected ones are not submitted', () => {
  const list = [sent('Aspirin'), sent('Ibuprofen')];
  const values = beginMedications(list);
  values.list[0]!.take = false;
  values.list[1]!.drug_name = 'Ibuprofen 400 mg';
  const checked = checkMedications(values, list, TODAY);
  expect(checked).toMatchObject({
    value: { places: [1], list: [{ drug_name: 'Ibuprofen 400 mg', record_type: 'Drug' }] },
  });
  values.list[1]!.take = false;
  expect(checkMedications(values, list, TODAY)).toMatchObject({ issues: [{ path: [] }] });
});

test('errors of the form and the server are shown beside their fields', () => {
  const list = [sent('Aspirin'), sent('Ibuprofen')];
  const values = beginMedications(list);
  values.list[1]!.drug_name = ' ';
  expect(checkMedications(values, list, TODAY)).toMatchObject({ issues: [{ path: ['list', '1', 'drug_name'] }] });
  expect(placeOfIssue('data.0.to', [1])).toBe('list.1.to');
});

test('an allergy is prefilled as sent', () => {
  const values = beginAllergy({ allergy_substance: 'Shrimp', allergy_category: 'food', reaction: null });
  expect(checkAllergy(values, TODAY)).toMatchObject({
    value: { allergy_substance: 'Shrimp', allergy_category: 'food', reaction: null, severity: null, status: 'active' },
  });
  expect(checkAllergy({ ...values, allergy_substance: '' }, TODAY)).toMatchObject({
    issues: [{ path: ['allergy_substance'], message: 'This field is required' }],
  });
});
