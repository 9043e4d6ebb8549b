/** Height and weight, which pharmacies require for minors. */
export interface Measurements {
  /** Inches. */
  height: string;
  height_date: string;
  /** Pounds. */
  weight: string;
  weight_date: string;
}

/** LOINC codes and versions (specification 3 §3.1). */
export const HEIGHT_CODE = '8302-2';
export const WEIGHT_CODE = '29463-7';
export const LOINC_VERSION = '2.42';
export const UCUM_VERSION = '2.1';
/** UCUM units of inches and pounds. */
export const INCHES = '[in_i]';
export const POUNDS = '[lb_av]';
/** Up to this age, pharmacies require height and weight with every prescription. */
export const GROWN_AFTER = 18;

/** Returns which of height and weight is missing at this age, or null if nothing is. */
export function measurementProblem(observed: Measurements, ageYears: number | null): string | null {
  if (ageYears === null || ageYears > GROWN_AFTER) return null;
  if (observed.height.trim() !== '' && observed.weight.trim() !== '') return null;
  return `Height and weight are required for patients aged ${GROWN_AFTER} or younger.`;
}

/** Converts centimeters to inches, with one decimal. */
export function inchesOf(centimetres: number): string {
  return String(Math.round((centimetres / 2.54) * 10) / 10);
}
