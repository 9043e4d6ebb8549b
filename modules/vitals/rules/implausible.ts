import { valueText, type ValueUnit } from './value-text.ts';

/** The fields of a definition that determine plausibility. */
export interface PlausibilityRange extends ValueUnit {
  plausible_low: number | null;
  plausible_high: number | null;
}

/** Returns the confirmation question for an implausible value; null for a plausible one. */
export function implausible(value: number, definition: PlausibilityRange): string | null {
  const { plausible_low: low, plausible_high: high, code } = definition;
  const end = (limit: number): string => (code === 'height' ? valueText(limit, definition) : String(limit));
  const really = `Really ${valueText(value, definition)}?`;
  if (low !== null && value < low) return `${really} Below ${end(low)} is hardly ever seen.`;
  if (high !== null && value > high) return `${really} Above ${end(high)} is hardly ever seen.`;
  return null;
}

/** Returns the confirmation question if the diastolic pressure is not below the systolic one; otherwise null. */
export function swappedPressures(systolic: number | null | undefined, diastolic: number | undefined): string | null {
  if (systolic == null || diastolic === undefined || diastolic < systolic) return null;
  return `Really ${systolic} over ${diastolic}? The second is usually the lower one.`;
}
