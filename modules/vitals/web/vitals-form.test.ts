import { expect, test } from 'vitest';
import { messagesByPath } from '#kit/forms/form-rules.ts';
import type { VitalSetupFragment } from './setting.operations.gen.ts';
import { beginVitals, vitalsRules, type VitalsValues } from './vitals-form.ts';

const vital = (code: string, plausible_low: number, plausible_high: number): VitalSetupFragment => ({
  vital_info_id: code,
  vital_name: code,
  vital_unit: 'u',
  code,
  decimals: 0,
  normal_low: null,
  normal_high: null,
  plausible_low,
  plausible_high,
  version: 1,
});
const vitals = [
  vital('pulse_rate', 20, 260),
  vital('blood_pressure_high', 50, 260),
  vital('blood_pressure_low', 20, 160),
  vital('height', 30, 250),
];
const now = Date.parse('2026-11-23T14:00:00Z');

async function check(change: Partial<VitalsValues>) {
  const answer = await vitalsRules(vitals, () => now)['~standard'].validate({ ...beginVitals(vitals), ...change });
  return answer.issues === undefined ? answer.value : messagesByPath(answer.issues);
}

test('records only filled values, a height in centimeters', async () => {
  expect(await check({ values: { pulse_rate: 72 }, feet: 5, inches: 10 })).toEqual({
    ids: ['pulse_rate', 'height'],
    values: [72, 178],
    taken: null,
    sure: [],
  });
  expect(await check({ feet: 6 })).toMatchObject({ values: [183] });
  expect(await check({})).toEqual({ '': 'please fill at lease one vital record' });
});

test('reports invalid numbers and future times at their fields', async () => {
  expect(await check({ values: { pulse_rate: '7x' } })).toEqual({ 'values.pulse_rate': 'A number is expected' });
  expect(await check({ values: { pulse_rate: 72 }, taken: '2026-11-24T00:00:00Z' })).toHaveProperty('taken');
  expect(await check({ values: { pulse_rate: 72 }, taken: 'yesterday' })).toHaveProperty('taken');
});

test('a question stays until it is confirmed', async () => {
  expect(await check({ values: { pulse_rate: 300 } })).toHaveProperty(['values.pulse_rate']);
  expect(await check({ values: { pulse_rate: 300 }, sure: ['pulse_rate=300'] })).toMatchObject({
    values: [300],
    sure: ['pulse_rate'],
  });
  // Another value requires a new confirmation.
  expect(await check({ values: { pulse_rate: 3000 }, sure: ['pulse_rate=300'] })).toHaveProperty(['values.pulse_rate']);
  expect(await check({ values: { blood_pressure_high: 80, blood_pressure_low: 120 } })).toHaveProperty([
    'values.blood_pressure_low',
  ]);
  const pressures = { blood_pressure_high: 80, blood_pressure_low: 120 };
  expect(await check({ values: pressures, sure: ['blood_pressure_low=120 below 80'] })).toHaveProperty('values');
  expect(
    await check({ values: { ...pressures, blood_pressure_high: 70 }, sure: ['blood_pressure_low=120 below 80'] }),
  ).toHaveProperty(['values.blood_pressure_low']);
  expect(await check({ inches: 5 })).toEqual({ feet: 'Really 0 ft 5 in? Below 1 ft 0 in is hardly ever seen.' });
});
