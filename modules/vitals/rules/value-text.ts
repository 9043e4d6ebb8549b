import { feetAndInches } from './height.ts';

/** Formats a value with its unit for a sentence: 98.6 F, 5 ft 4 in, and 3 (0–10), since a scale is not a unit. */
export function valueText(value: number | string, { code, vital_unit }: ValueUnit): string {
  if (code === 'height') {
    const { feet, inches } = feetAndInches(Number(value));
    return `${feet} ft ${inches} in`;
  }
  return `${value} ${unitBehind(vital_unit)}`;
}

/** Formats a unit as a suffix of a value. */
export function unitBehind(unit: string): string {
  return isScale(unit) ? `(${unit})` : unit;
}

/** Returns whether a unit is a scale, such as 0–10, which already contains the range. */
export function isScale(unit: string): boolean {
  return /^\d/.test(unit);
}

/** The unit of a value. */
export interface ValueUnit {
  code: string | null;
  vital_unit: string;
}
