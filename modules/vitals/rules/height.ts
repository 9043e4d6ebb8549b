/** Inches of a foot. */
export const INCHES_PER_FOOT = 12;
/** Centimetres of an inch. */
export const CM_PER_INCH = 2.54;
/** Centimetres of a foot. */
export const CM_PER_FOOT = 30.48;

/** Total inches of a height in feet and inches. */
export function totalInches(feet: number, inches: number): number {
  return INCHES_PER_FOOT * feet + inches;
}

/** Centimetres of a height in feet and inches, rounded to whole ones as the vital-record service keeps them. */
export function centimetresOf(feet: number, inches: number): number {
  return Math.round(feet * CM_PER_FOOT + inches * CM_PER_INCH);
}

/** A height in centimetres as feet and whole inches. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(centimetres / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
