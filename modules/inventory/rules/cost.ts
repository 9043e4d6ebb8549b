/** The cost of a number of units. */
export interface UnitCost {
  cost_cents: number;
  cost_units: number;
}

/** Returns the cost of a quantity in cents, with the quantity's sign. */
export function costOf(quantity: number, { cost_cents, cost_units }: UnitCost): number {
  const cents = Math.round((Math.abs(quantity) * cost_cents) / cost_units);
  return quantity < 0 && cents !== 0 ? -cents : cents;
}

/** Returns the tax on an amount in cents; rates are in hundredths of a percent. */
export function taxOf(cents: number, taxBasisPoints: number): number {
  return Math.round((cents * taxBasisPoints) / 10_000);
}

/**
 * Maximum value of a movement, lot or order in cents: larger values are typos, and exceed the number range of the API.
 */
export const MOST_CENTS = 20_000_000_00;
