import { CM_PER_INCH } from './height.ts';

/** One measurement: a value and when it was taken, in unix seconds. */
export interface Measured {
  value: number;
  time: number;
}

// CDC: weight (lb) / height (in) squared × 703.
const FACTOR = 703;

/** The body mass index of a weight in lb and a height in cm, to one decimal. */
export function bodyMassIndex(weightLb: number, heightCm: number): number {
  const inches = heightCm / CM_PER_INCH;
  return Math.round((weightLb / inches ** 2) * FACTOR * 10) / 10;
}

/** The body mass index at each weighing, by the height that was known then; weighings before the first height have none. Both oldest first. */
export function bodyMassIndices(weights: readonly Measured[], heights: readonly Measured[]): Measured[] {
  return weights.flatMap(({ value, time }) => {
    const height = heights.findLast((candidate) => candidate.time <= time);
    return height === undefined || height.value <= 0 ? [] : [{ value: bodyMassIndex(value, height.value), time }];
  });
}
