/** What was paid for how many units. */
export interface UnitCost {
  cost_cents: number;
  cost_units: number;
}

/** What a quantity cost, in cents, with the quantity's sign. */
export function costOf(quantity: number, { cost_cents, cost_units }: UnitCost): number {
  const cents = Math.round((Math.abs(quantity) * cost_cents) / cost_units);
  return quantity < 0 && cents !== 0 ? -cents : cents;
}

/** The tax on an amount, in cents; rates are hundredths of a percent. */
export function taxOf(cents: number, taxBasisPoints: number): number {
  return Math.round((cents * taxBasisPoints) / 10_000);
}

/** The most that one movement, lot or order may be worth, in cents: beyond it somebody has mistyped, and no number of the wire holds it. */
export const MOST_CENTS = 20_000_000_00;
