/** Inches per foot. */
export const INCHES_PER_FOOT = 12;
/** Centimeters per inch. */
export const CM_PER_INCH = 2.54;
/** Centimeters per foot. */
export const CM_PER_FOOT = 30.48;

/** Converts feet and inches to inches. */
export function totalInches(feet: number, inches: number): number {
  return INCHES_PER_FOOT * feet + inches;
}

/** Converts feet and inches to centimeters, rounded as stored by the vital-record service. */
export function centimetresOf(feet: number, inches: number): number {
  return Math.round(feet * CM_PER_FOOT + inches * CM_PER_INCH);
}

/** Converts centimeters to feet and whole inches. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(centimetres / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
