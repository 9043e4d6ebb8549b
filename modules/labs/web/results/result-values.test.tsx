// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '#kit/testing/mount.tsx';
import type { LabObservationFieldsFragment } from '../lab.operations.gen.ts';
import { ResultValues } from './result-values.tsx';

const value = (name: string, more: Partial<LabObservationFieldsFragment> = {}): LabObservationFieldsFragment => ({
  id: name,
  code: name,
  name,
  value: '4.6',
  value_number: 4.6,
  units: 'mmol/L',
  range: '3.5-5.1',
  interpretation: null,
  status: 'F',
  method: '',
  comment: '',
  was: null,
  file: null,
  file_type: null,
  withdrawn_time: null,
  ...more,
});

const rowOf = (name: string): string =>
  [...document.querySelectorAll('tr')].find((row) => row.querySelector('th')?.textContent === name)?.textContent ?? '';

test('a value has its units and range; an abnormal one is marked in words', async () => {
  await mount(
    <ResultValues
      label="Values"
      observations={[value('Sodium'), value('Potassium', { value: '6.3', interpretation: 'critical high' })]}
    />,
  );
  expect(rowOf('Sodium')).toBe('Sodium4.6 mmol/L 3.5-5.1');
  expect(rowOf('Potassium')).toContain('6.3 mmol/L');
  expect(rowOf('Potassium')).toContain('Critical high');
  expect(document.querySelectorAll('[data-bad]')).toHaveLength(1);
});

test('a corrected value shows what it was, a preliminary one says so', async () => {
  await mount(
    <ResultValues
      label="Values"
      observations={[value('Potassium', { was: '5.4 mmol/L' }), value('Sodium', { status: 'P' })]}
    />,
  );
  expect(rowOf('Potassium')).toContain('5.4 mmol/L → 4.6 mmol/L');
  expect(rowOf('Sodium')).toContain('Preliminary');
});

test('a withdrawn value is struck out, dated and never abnormal', async () => {
  await mount(
    <ResultValues
      label="Values"
      observations={[value('Glucose', { status: 'W', withdrawn_time: '2026-11-20T15:00:00Z' })]}
    />,
  );
  expect(document.querySelector('s')?.textContent).toBe('4.6 mmol/L');
  expect(rowOf('Glucose')).toContain('Withdrawn by the laboratory 11/20/2026');
  expect(rowOf('Glucose')).not.toContain('Not obtained');
});

test('the previous value is compared only if it is comparable', async () => {
  const before = { value: { value: '5.0', units: 'mmol/L', time: '2026-10-01T12:00:00Z' } };
  await mount(
    <ResultValues
      label="Values"
      observations={[value('Potassium'), value('Sodium'), value('Chloride')]}
      previous={
        new Map([
          ['Potassium', { ...before, change: 'down' }],
          ['Sodium', { ...before, change: null }],
        ]) as never
      }
    />,
  );
  expect(rowOf('Potassium')).toContain('↓ Lower than 5.0 mmol/L10/01/2026');
  expect(rowOf('Sodium')).toContain('5.0 mmol/L10/01/2026');
  expect(rowOf('Sodium')).not.toContain('than');
  expect(rowOf('Chloride')).toBe('Chloride4.6 mmol/L 3.5-5.1');
});

test('no values are said', async () => {
  const page = await mount(<ResultValues label="Values" observations={[]} />);
  expect(page.text()).toContain('No values.');
});
