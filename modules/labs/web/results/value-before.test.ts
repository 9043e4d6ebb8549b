import { expect, test } from 'vitest';
import { valueBefore } from './value-before.ts';

type Value = Parameters<typeof valueBefore>[0]['values'][number];

const value = (result_id: string, value_number: number | null, more: Partial<Value> = {}): Value => ({
  result_id,
  time: '2026-11-20T10:00:00Z',
  value: String(value_number),
  value_number,
  units: 'g/dL',
  method: '',
  range: '',
  low: null,
  high: null,
  interpretation: null,
  run: 0,
  withdrawn_time: null,
  ...more,
});

test('the previous value is the last valid one before the result, with the direction of change', () => {
  const values = [value('a', 10), value('b', 12), value('c', 11), value('d', 11)];
  expect(valueBefore({ values }, 'b')).toMatchObject({ value: { result_id: 'a' }, change: 'up' });
  expect(valueBefore({ values }, 'c')).toMatchObject({ value: { result_id: 'b' }, change: 'down' });
  expect(valueBefore({ values }, 'd')).toMatchObject({ change: 'same' });
  expect(valueBefore({ values }, 'a')).toBeNull();
  expect(valueBefore({ values }, 'other')).toBeNull();
});

test('a withdrawn value is skipped, and values of another unit or without a number have no direction', () => {
  const withdrawn = value('b', 99, { withdrawn_time: '2026-11-21T10:00:00Z' });
  expect(valueBefore({ values: [value('a', 10), withdrawn, value('c', 11)] }, 'c')).toMatchObject({
    value: { result_id: 'a' },
    change: 'up',
  });
  expect(valueBefore({ values: [value('a', 10), value('b', 11, { run: 1 })] }, 'b')?.change).toBeNull();
  expect(valueBefore({ values: [value('a', null), value('b', 11)] }, 'b')?.change).toBeNull();
});
