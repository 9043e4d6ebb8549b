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

test('medications begin as they were sent, and what is left out is not sent on', () => {
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

test('what is wrong stands beside its field, of the page’s own rules and of the server’s', () => {
  const list = [sent('Aspirin'), sent('Ibuprofen')];
  const values = beginMedications(list);
  values.list[1]!.drug_name = ' ';
  expect(checkMedications(values, list, TODAY)).toMatchObject({ issues: [{ path: ['list', '1', 'drug_name'] }] });
  expect(placeOfIssue('data.0.to', [1])).toBe('list.1.to');
});

test('an allergy begins as it was sent', () => {
  const values = beginAllergy({ allergy_substance: 'Shrimp', allergy_category: 'food', reaction: null });
  expect(checkAllergy(values, TODAY)).toMatchObject({
    value: { allergy_substance: 'Shrimp', allergy_category: 'food', reaction: null, severity: null, status: 'active' },
  });
  expect(checkAllergy({ ...values, allergy_substance: '' }, TODAY)).toMatchObject({
    issues: [{ path: ['allergy_substance'], message: 'This field is required' }],
  });
});
