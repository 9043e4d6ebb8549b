import { feetAndInches, isScale, unitBehind } from '../rules/index.ts';
import type { PatientVitalsQuery } from './setting.operations.gen.ts';

/** A vital of a patient with what was measured, as the server answers it. */
export type Vital = PatientVitalsQuery['get_patient_vital_records'][number];
/** One measured value. */
export type Reading = Vital['records'][number];

/** The values that stand, from the oldest to the newest: those entered in error are not among them. */
export function standing(vital: Vital | undefined): readonly Reading[] {
  return vital?.records.filter(({ error_time }) => error_time === null) ?? [];
}

/** A value without its unit, as it is read: a height in feet and inches. */
export function shownValue(vital: Pick<Vital, 'code' | 'decimals'>, value: number): string {
  if (vital.code !== 'height') return value.toFixed(vital.decimals);
  const { feet, inches } = feetAndInches(value);
  return `${feet}′ ${inches}″`;
}

/** What stands behind a value: its unit, a scale in brackets, nothing for a height, whose marks say it. */
export function shownUnit(vital: Pick<Vital, 'code' | 'vital_unit'>): string {
  return vital.code === 'height' ? '' : unitBehind(vital.vital_unit);
}

/** A normal range in words; nothing where there is none. */
export function rangeText(vital: Pick<Vital, 'normal_low' | 'normal_high' | 'vital_unit'>): string {
  const { normal_low: low, normal_high: high } = vital;
  const unit = isScale(vital.vital_unit) ? '' : vital.vital_unit;
  if (low !== null && high !== null) return `${low}–${high} ${unit}`.trimEnd();
  if (low !== null) return `from ${low} ${unit}`.trimEnd();
  return high === null ? '' : `up to ${high} ${unit}`.trimEnd();
}
