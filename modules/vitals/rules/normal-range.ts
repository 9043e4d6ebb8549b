/** A range of values that is open where an end is null. */
export interface ValueRange {
  low: number | null;
  high: number | null;
}

/** From that age in years on, until the next row's. */
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

/** The normal range of a vital: a child's by their age in years where one is known for it, else the clinic's own. */
export function normalRange(
  code: string | null,
  ageInYears: number | null,
  own: { normal_low: number | null; normal_high: number | null },
): ValueRange {
  const rows = code === null || ageInYears === null || ageInYears >= ADULT ? undefined : CHILDREN[code];
  const row = rows?.findLast(([from]) => (ageInYears ?? 0) >= from);
  return row === undefined ? { low: own.normal_low, high: own.normal_high } : { low: row[1], high: row[2] };
}

/** Where a value lies beside a range. */
export type Standing = 'low' | 'normal' | 'high';

/** Whether a value lies below, in or above a range; a range that is open on both sides says nothing: `normal`. */
export function standingOf(value: number, { low, high }: ValueRange): Standing {
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : 'normal';
}
