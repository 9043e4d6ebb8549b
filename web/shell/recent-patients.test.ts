import { expect, test } from 'vitest';
import { withPatient } from './recent-patients.ts';

const ada = { path: '/patients/1?name=Ada', name: 'Ada' };
const bo = { path: '/patients/2?name=Bo', name: 'Bo' };

test('puts the last viewed patient first, without duplicates', () => {
  expect(withPatient([ada], bo)).toEqual([bo, ada]);
  const renamed = { path: '/patients/1?name=Ada+Q', name: 'Ada Q' };
  expect(withPatient([bo, ada], renamed)).toEqual([renamed, bo]);
});

test('keeps at most eight', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ path: `/patients/p${at}`, name: String(at) }));
  expect(withPatient(many, ada)).toHaveLength(8);
});
