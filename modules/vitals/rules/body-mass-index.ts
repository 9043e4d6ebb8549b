import { CM_PER_INCH } from './height.ts';

/** A measurement: a value and its time in Unix seconds. */
export interface Measurement {
  value: number;
  time: number;
}

// CDC: weight (lb) / height (in) squared × 703.
const FACTOR = 703;

/** Returns the body mass index of a weight in lb and a height in cm, to one decimal. */
export function bodyMassIndex(weightLb: number, heightCm: number): number {
  const inches = heightCm / CM_PER_INCH;
  return Math.round((weightLb / inches ** 2) * FACTOR * 10) / 10;
}

/**
 * Returns the body mass index for each weight, using the height known at that time; weights before the first height are
 * omitted. Both sorted oldest first.
 */
export function bodyMassIndices(weights: readonly Measurement[], heights: readonly Measurement[]): Measurement[] {
  return weights.flatMap(({ value, time }) => {
    const height = heights.findLast((candidate) => candidate.time <= time);
    return height === undefined || height.value <= 0 ? [] : [{ value: bodyMassIndex(value, height.value), time }];
  });
}
