import { valueText, type ValueUnit } from './value-text.ts';

/** A definition as far as plausibility goes. */
export interface Plausible extends ValueUnit {
  plausible_low: number | null;
  plausible_high: number | null;
}

/** The question about a value that is hard to believe; null for one that is plausible. */
export function implausible(value: number, definition: Plausible): string | null {
  const { plausible_low: low, plausible_high: high, code } = definition;
  const end = (limit: number): string => (code === 'height' ? valueText(limit, definition) : String(limit));
  const really = `Really ${valueText(value, definition)}?`;
  if (low !== null && value < low) return `${really} Below ${end(low)} is hardly ever seen.`;
  if (high !== null && value > high) return `${really} Above ${end(high)} is hardly ever seen.`;
  return null;
}

/** The question about a diastolic pressure that is not below the systolic one; null where there is none to ask. */
export function swappedPressures(systolic: number | null | undefined, diastolic: number | undefined): string | null {
  if (systolic == null || diastolic === undefined || diastolic < systolic) return null;
  return `Really ${systolic} over ${diastolic}? The second is usually the lower one.`;
}
