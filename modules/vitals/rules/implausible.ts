/** A definition as far as plausibility goes. */
export interface Plausible {
  plausible_low: number | null;
  plausible_high: number | null;
  vital_unit: string;
}

/** The question about a value that is hard to believe; null for one that is plausible. */
export function implausible(value: number, definition: Plausible): string | null {
  const { plausible_low: low, plausible_high: high, vital_unit: unit } = definition;
  if (low !== null && value < low) return `Really ${value} ${unit}? Below ${low} is hardly ever seen.`;
  if (high !== null && value > high) return `Really ${value} ${unit}? Above ${high} is hardly ever seen.`;
  return null;
}

/** The question about a diastolic pressure that is not below the systolic one; null where there is none to ask. */
export function swappedPressures(systolic: number | undefined, diastolic: number | undefined): string | null {
  if (systolic === undefined || diastolic === undefined || diastolic < systolic) return null;
  return `Really ${systolic} over ${diastolic}? The second is usually the lower one.`;
}
