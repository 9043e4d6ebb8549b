import { expect, test } from 'vitest';
import {
  bodyMassIndex,
  bodyMassIndices,
  centimetresOf,
  feetAndInches,
  implausible,
  normalRange,
  standingOf,
  STANDARD_VITALS,
  swappedPressures,
  totalInches,
  vitalLines,
  vitalsInput,
} from './index.ts';

test('a height in feet and inches is stored in centimeters and converted back unchanged', () => {
  expect(totalInches(5, 10)).toBe(70);
  expect(centimetresOf(5, 10)).toBe(178);
  for (let inches = 12; inches < 100; inches += 1) {
    const [feet, rest] = [Math.floor(inches / 12), inches % 12];
    expect(feetAndInches(centimetresOf(feet, rest))).toEqual({ feet, inches: rest });
  }
});

test('the body mass index uses the height known at the time of weighing', () => {
  expect(bodyMassIndex(150, 165.1)).toBe(25);
  const heights = [
    { value: 170, time: 10 },
    { value: 165.1, time: 20 },
  ];
  const weights = [5, 15, 25].map((time) => ({ value: 150, time }));
  expect(bodyMassIndices(weights, heights)).toEqual([
    { value: 23.5, time: 15 },
    { value: 25, time: 25 },
  ]);
});

test('ranges depend on age if known, otherwise on the clinic', () => {
  const own = { normal_low: 60, normal_high: 100 };
  expect(normalRange('pulse_rate', 0, own)).toEqual({ low: 100, high: 180 });
  expect(normalRange('pulse_rate', 17, own)).toEqual({ low: 60, high: 100 });
  expect(normalRange('pulse_rate', 40, own)).toEqual({ low: 60, high: 100 });
  expect(normalRange('pulse_rate', null, own)).toEqual({ low: 60, high: 100 });
  expect(normalRange(null, 5, own)).toEqual({ low: 60, high: 100 });
});

test('a value is low, normal or high', () => {
  expect(standingOf(59, { low: 60, high: 100 })).toBe('low');
  expect(standingOf(60, { low: 60, high: 100 })).toBe('normal');
  expect(standingOf(101, { low: 60, high: 100 })).toBe('high');
  expect(standingOf(1e6, { low: null, high: null })).toBe('normal');
});

test('the normal range of every standard vital is within its plausible range', () => {
  for (const { normal_low, normal_high, plausible_low, plausible_high } of STANDARD_VITALS) {
    expect(plausible_low).toBeLessThanOrEqual(normal_low ?? plausible_low);
    expect(plausible_high).toBeGreaterThanOrEqual(normal_high ?? plausible_high);
  }
});

test('implausible values require confirmation', () => {
  const pulse = STANDARD_VITALS.find(({ code }) => code === 'pulse_rate')!;
  expect(implausible(72, pulse)).toBeNull();
  expect(implausible(7, pulse)).toBe('Really 7 BPM? Below 20 is hardly ever seen.');
  expect(swappedPressures(120, 80)).toBeNull();
  expect(swappedPressures(undefined, 80)).toBeNull();
  expect(swappedPressures(80, 120)).toMatch(/^Really 80 over 120/);
});

test('IDs and values must match', () => {
  expect(vitalsInput(['a'], [1, 2])).toMatchObject({ path: 'values' });
  expect(vitalsInput([], [])).toMatchObject({ message: 'please fill at lease one vital record' });
  expect(vitalsInput(['a', 'b'], [1, 2])).toEqual({
    values: new Map([
      ['a', 1],
      ['b', 2],
    ]),
  });
});

test('a blood pressure taken at one time is one line; otherwise each vital has its own', () => {
  const taken = (code: string, vital_name: string, value: number, vital_unit = 'mmHg', time = '1') => ({
    code,
    vital_name,
    value,
    vital_unit,
    time,
  });
  const high = taken('blood_pressure_high', 'Blood Pressure High', 108);
  const low = taken('blood_pressure_low', 'Blood Pressure Low', 66);
  const texts = (...vitals: Parameters<typeof vitalLines>[0]) => vitalLines(vitals).map(({ text }) => text);
  expect(texts(taken('pulse_rate', 'Pulse Rate', 72, 'BPM'), high, low)).toEqual([
    'Pulse Rate 72 BPM',
    'Blood pressure 108/66 mmHg',
  ]);
  expect(texts(high, { ...low, time: '2' })).toEqual(['Blood Pressure High 108 mmHg', 'Blood Pressure Low 66 mmHg']);
  expect(texts(low)).toEqual(['Blood Pressure Low 66 mmHg']);
});
