import { bodyMassIndices, standingOf, type Measurement, type RangePosition } from '../rules/index.ts';
import { shownUnit, shownValue, standing, type Reading, type Vital } from './vital-words.ts';

/** The newest value of a vital, as shown on the card. */
export interface LatestVital {
  key: string;
  name: string;
  value: string;
  unit: string;
  standing: RangePosition;
  /** ISO instant. */
  taken: string;
  collector: string;
  isConfirmed: boolean;
}

/** Returns the newest value of each measured vital; blood pressure as one value, plus the derived body mass index. */
export function latestVitals(vitals: readonly Vital[]): LatestVital[] {
  const low = vitals.find(({ code }) => code === 'blood_pressure_low');
  return vitals.flatMap((vital) => {
    const newest = standing(vital).at(-1);
    if (newest === undefined) return [];
    const lower = standing(low).at(-1);
    const together = lower?.collect_time === standing(byCode(vitals, 'blood_pressure_high')).at(-1)?.collect_time;
    if (vital.code === 'blood_pressure_low' && together) return [];
    if (vital.code === 'blood_pressure_high' && together && low !== undefined && lower !== undefined)
      return [pressure(vital, newest, low, lower)];
    const row = rowOf(vital, newest);
    return vital.code === 'weight' ? [row, ...massIndex(vitals)] : [row];
  });
}

/** Returns the body mass index over time, oldest first. */
export function massIndexReadings(vitals: readonly Vital[]): Measurement[] {
  const measured = (code: string): Measurement[] =>
    standing(byCode(vitals, code)).map(({ value, collect_time }) => ({ value, time: Date.parse(collect_time) / 1000 }));
  return bodyMassIndices(measured('weight'), measured('height'));
}

function byCode(vitals: readonly Vital[], code: string): Vital | undefined {
  return vitals.find((vital) => vital.code === code);
}

function rowOf(vital: Vital, reading: Reading): LatestVital {
  return {
    key: vital.vital_info_id,
    name: vital.vital_name,
    value: shownValue(vital, reading.value),
    unit: shownUnit(vital),
    standing: standingIn(vital, reading),
    taken: reading.collect_time,
    collector: reading.collector,
    isConfirmed: reading.is_confirmed,
  };
}

function pressure(high: Vital, upper: Reading, low: Vital, lower: Reading): LatestVital {
  const both = [standingIn(high, upper), standingIn(low, lower)];
  return {
    ...rowOf(high, upper),
    name: 'Blood Pressure',
    value: `${shownValue(high, upper.value)}/${shownValue(low, lower.value)}`,
    standing: both.find((one) => one !== 'normal') ?? 'normal',
    isConfirmed: upper.is_confirmed || lower.is_confirmed,
  };
}

function massIndex(vitals: readonly Vital[]): LatestVital[] {
  const newest = massIndexReadings(vitals).at(-1);
  const weight = standing(byCode(vitals, 'weight')).at(-1);
  if (newest === undefined || weight === undefined) return [];
  return [
    {
      key: 'bmi',
      name: 'BMI',
      value: newest.value.toFixed(1),
      unit: 'kg/m²',
      // Not classified: a child's index requires growth charts, which are not included.
      standing: 'normal',
      taken: weight.collect_time,
      collector: weight.collector,
      isConfirmed: false,
    },
  ];
}

function standingIn(vital: Vital, reading: Reading): RangePosition {
  return standingOf(reading.value, { low: vital.normal_low, high: vital.normal_high });
}
