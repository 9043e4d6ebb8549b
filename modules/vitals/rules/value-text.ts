import { feetAndInches } from './height.ts';

/** A value with its unit, as a sentence says it: 98.6 F, 5 ft 4 in, and 3 (0–10), for a scale is no unit. */
export function valueText(value: number | string, { code, vital_unit }: ValueUnit): string {
  if (code === 'height') {
    const { feet, inches } = feetAndInches(Number(value));
    return `${feet} ft ${inches} in`;
  }
  return `${value} ${unitBehind(vital_unit)}`;
}

/** A unit as it stands behind a value. */
export function unitBehind(unit: string): string {
  return isScale(unit) ? `(${unit})` : unit;
}

/** Whether a unit is a scale, such as 0–10: a range says it already. */
export function isScale(unit: string): boolean {
  return /^\d/.test(unit);
}

/** What a value is measured in. */
export interface ValueUnit {
  code: string | null;
  vital_unit: string;
}
