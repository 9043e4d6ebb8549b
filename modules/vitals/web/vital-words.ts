import { feetAndInches, isScale, unitBehind } from '../rules/index.ts';
import type { PatientVitalsQuery } from './setting.operations.gen.ts';

/** A vital of a patient with its values, as returned by the server. */
export type Vital = PatientVitalsQuery['get_patient_vital_records'][number];
/** A measured value. */
export type Reading = Vital['records'][number];

/** Returns the valid values, oldest first, without those entered in error. */
export function standing(vital: Vital | undefined): readonly Reading[] {
  return vital?.records.filter(({ error_time }) => error_time === null) ?? [];
}

/** Formats a value without its unit; a height in feet and inches. */
export function shownValue(vital: Pick<Vital, 'code' | 'decimals'>, value: number): string {
  if (vital.code !== 'height') return value.toFixed(vital.decimals);
  const { feet, inches } = feetAndInches(value);
  return `${feet}′ ${inches}″`;
}

/** Formats the suffix of a value: its unit, a scale in parentheses, nothing for a height, which includes its units. */
export function shownUnit(vital: Pick<Vital, 'code' | 'vital_unit'>): string {
  return vital.code === 'height' ? '' : unitBehind(vital.vital_unit);
}

/** Formats a normal range; empty if there is none. */
export function rangeText(vital: Pick<Vital, 'normal_low' | 'normal_high' | 'vital_unit'>): string {
  const { normal_low: low, normal_high: high } = vital;
  const unit = isScale(vital.vital_unit) ? '' : vital.vital_unit;
  if (low !== null && high !== null) return `${low}–${high} ${unit}`.trimEnd();
  if (low !== null) return `from ${low} ${unit}`.trimEnd();
  return high === null ? '' : `up to ${high} ${unit}`.trimEnd();
}
