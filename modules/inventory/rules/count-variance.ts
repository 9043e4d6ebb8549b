/** Minimum variance for approval by a second person: the sum of absolute differences in cents. */
export const APPROVAL_CENTS = 5_000;

/** The fields of a count line that determine its variance. */
export interface CountedValue {
  variance: number;
  varianceCents: number;
  isControlled: boolean;
}

/** Returns whether a second person has to approve a count: the variance is large, or a controlled item differs. */
export function needsSecondPerson(lines: readonly CountedValue[]): boolean {
  const value = lines.reduce((sum, { varianceCents }) => sum + Math.abs(varianceCents), 0);
  return value > APPROVAL_CENTS || lines.some(({ variance, isControlled }) => isControlled && variance !== 0);
}
