/** A range of values; a null bound is open. */
export interface ValueRange {
  low: number | null;
  high: number | null;
}

/** The range from this age in years on, until the next row's. */
type AgeRow = readonly [fromYears: number, low: number, high: number];

// American Heart Association, Pediatric Advanced Life Support 2020, “Vital Signs in Children”.
const CHILDREN: Readonly<Record<string, readonly AgeRow[]>> = {
  pulse_rate: [
    [0, 100, 180],
    [1, 98, 140],
    [3, 80, 120],
    [6, 75, 118],
    [12, 60, 100],
  ],
  respiration_rate: [
    [0, 30, 53],
    [1, 22, 37],
    [3, 20, 28],
    [6, 18, 25],
    [12, 12, 20],
  ],
  blood_pressure_high: [
    [0, 72, 104],
    [1, 86, 106],
    [3, 89, 112],
    [6, 97, 115],
    [10, 102, 120],
    [12, 110, 131],
  ],
  blood_pressure_low: [
    [0, 37, 56],
    [1, 42, 63],
    [3, 46, 72],
    [6, 57, 76],
    [10, 61, 80],
    [12, 64, 83],
  ],
};
const ADULT = 18;

/** Returns the normal range of a vital: by age for children if known, otherwise the clinic's. */
export function normalRange(
  code: string | null,
  ageInYears: number | null,
  own: { normal_low: number | null; normal_high: number | null },
): ValueRange {
  const rows = code === null || ageInYears === null || ageInYears >= ADULT ? undefined : CHILDREN[code];
  const row = rows?.findLast(([from]) => (ageInYears ?? 0) >= from);
  return row === undefined ? { low: own.normal_low, high: own.normal_high } : { low: row[1], high: row[2] };
}

/** The position of a value relative to a range. */
export type RangePosition = 'low' | 'normal' | 'high';

/** Returns whether a value is below, in or above a range; always `normal` for a range without bounds. */
export function standingOf(value: number, { low, high }: ValueRange): RangePosition {
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : 'normal';
}
