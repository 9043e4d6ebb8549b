/** From here on somebody else than who counted approves the differences: cents of value, up and down alike. */
export const APPROVAL_CENTS = 5_000;

/** One line of a count as far as its difference goes. */
export interface CountedValue {
  variance: number;
  varianceCents: number;
  isControlled: boolean;
}

/** Whether a second person has to approve a count: the differences are worth a lot, or one is of a controlled item. */
export function needsSecondPerson(lines: readonly CountedValue[]): boolean {
  const value = lines.reduce((sum, { varianceCents }) => sum + Math.abs(varianceCents), 0);
  return value > APPROVAL_CENTS || lines.some(({ variance, isControlled }) => isControlled && variance !== 0);
}
