import { feetAndInches, valueText } from '#vitals/rules';
import type { SentVital } from './choice.ts';

/** Formats a value with its unit; a height in feet and inches, as entered. */
export function measured({ code, value, vital_unit }: Pick<SentVital, 'code' | 'value' | 'vital_unit'>): string {
  if (code !== 'height') return valueText(value, { code, vital_unit });
  const { feet, inches } = feetAndInches(value);
  return `${feet}′ ${inches}″`;
}
