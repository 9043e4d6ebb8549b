/** Height and weight, as a pharmacy needs them for those who grow. */
export interface Observed {
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
/** Up to this age a pharmacy wants height and weight with every prescription. */
export const GROWN_AFTER = 18;

/** What is missing of height and weight for somebody of this age; null where nothing is. */
export function measurementProblem(observed: Observed, ageYears: number | null): string | null {
  if (ageYears === null || ageYears > GROWN_AFTER) return null;
  if (observed.height.trim() !== '' && observed.weight.trim() !== '') return null;
  return `Height and weight are needed for a patient of ${GROWN_AFTER} years or younger.`;
}

/** Centimetres as inches, with one decimal. */
export function inchesOf(centimetres: number): string {
  return String(Math.round((centimetres / 2.54) * 10) / 10);
}
