import { expect, test } from 'vitest';
import { checkFilled } from './check-filled.ts';
import type { TakenVital } from './portal-api.ts';

const vital = (code: string, unit: string, normal: (number | null)[], plausible: [number, number]): TakenVital => ({
  vital_info_id: code,
  vital_name: code,
  vital_unit: unit,
  code,
  decimals: 0,
  normal_low: normal[0] ?? null,
  normal_high: normal[1] ?? null,
  plausible_low: plausible[0],
  plausible_high: plausible[1],
});
const VITALS = [
  vital('blood_pressure_high', 'mmHg', [90, 120], [60, 260]),
  vital('blood_pressure_low', 'mmHg', [60, 80], [30, 160]),
  vital('heart_rate', 'bpm', [60, 100], [25, 240]),
  vital('height', 'cm', [], [40, 230]),
];
const typed = (values: Record<string, unknown>, more = {}) => ({
  values,
  feet: null,
  inches: null,
  sure: [] as string[],
  description: '',
  ...more,
});
const questions = (...form: Parameters<typeof typed>) =>
  (checkFilled('AddVital', typed(...form), VITALS).issues ?? []).map(({ message }) => message);

test('asks for confirmation of an unusual value, with the normal range', () => {
  expect(questions({ heart_rate: 72 })).toEqual([]);
  expect(questions({ heart_rate: 720 })).toEqual(['Really 720 bpm? Normal is 60 to 100 bpm.']);
  expect(questions({}, { feet: 1, inches: 1 })).toEqual(['Really 1 ft 1 in? We usually see 1 ft 4 in to 7 ft 7 in.']);
});

test('asks about swapped blood pressures', () => {
  expect(questions({ blood_pressure_high: 80, blood_pressure_low: 120 })).toEqual([
    'Really 80 over 120? The second is usually the lower one.',
  ]);
});

test('a confirmed value is sent; another value is asked about again', () => {
  const sure = ['heart_rate=720'];
  expect(checkFilled('AddVital', typed({ heart_rate: 720 }), VITALS).issues).toHaveLength(1);
  expect(checkFilled('AddVital', typed({ heart_rate: 720 }, { sure }), VITALS).issues).toBeUndefined();
  expect(checkFilled('AddVital', typed({ heart_rate: 730 }, { sure }), VITALS).issues).toHaveLength(1);
});

test('an invalid number is reported at its measurement', () => {
  expect(
    checkFilled('AddVital', typed({ heart_rate: 'abc', blood_pressure_low: 70 }, { inches: '' }), VITALS).issues,
  ).toEqual([{ path: ['values', 'heart_rate'], message: 'A number is expected' }]);
  expect(questions({ heart_rate: -5 })).toEqual(['A number is expected']);
});
