import { expect, test } from 'vitest';
import { drawnPoints, isOutside, valueSpan } from './chart-points.ts';

const series = [
  { id: 'high', name: 'Systolic' },
  { id: 'low', name: 'Diastolic' },
];
const points = [
  { at: '2026-02-01T10:00:00Z', values: { high: 130, low: 85 } },
  { at: '2026-01-01T10:00:00Z', values: { high: 120 } },
];

test('draws points in chronological order, with null where nothing was measured', () => {
  expect(drawnPoints(points, series)).toEqual([
    { time: Date.parse('2026-01-01T10:00:00Z'), high: 120, low: null },
    { time: Date.parse('2026-02-01T10:00:00Z'), high: 130, low: 85 },
  ]);
});

test('the axis includes all values and the normal range, with padding', () => {
  const drawn = drawnPoints(points, series);
  expect(valueSpan(drawn, series, [])).toEqual([80, 140]);
  expect(valueSpan(drawn, series, [{ label: 'Normal', low: 60, high: null }])).toEqual([50, 140]);
  expect(valueSpan([], series, [])).toEqual([0, 1]);
  expect(valueSpan([{ time: 0, high: 5 }], [series[0]!], [])).toEqual([4, 6]);
  expect(valueSpan([{ time: 0, high: 0 }], [series[0]!], [])).toEqual([0, 1]);
  expect(
    valueSpan(
      [
        { time: 0, high: 98.2 },
        { time: 1, high: 99.1 },
      ],
      [series[0]!],
      [],
    ),
  ).toEqual([98.1, 99.2]);
});

test('recognizes values outside of a range, also an open one', () => {
  const range = { label: 'Normal', low: 90, high: 120 };
  expect([isOutside(89, range), isOutside(90, range), isOutside(121, range)]).toEqual([true, false, true]);
  expect([isOutside(1, { label: 'x', high: 120 }), isOutside(999, { label: 'x', low: 1 })]).toEqual([false, false]);
});
