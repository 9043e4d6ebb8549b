/** A charge that is not paid in full. */
export interface OpenCharge {
  id: string;
  /** YYYY-MM-DD. */
  date_of_charge: string;
  open: number;
}

/** A part of a payment that goes to a charge. */
export interface Apply {
  charge_id: string;
  amount: number;
}

/**
 * Shares money out over open charges: those of the day of service first where one is given, then the oldest; what is left over is credit.
 */
export function allocate(amount: number, charges: readonly OpenCharge[], serviceDay: string | null = null): Apply[] {
  const rank = ({ date_of_charge }: OpenCharge): number => (date_of_charge === serviceDay ? 0 : 1);
  const inOrder = charges
    .filter(({ open }) => open > 0)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        one.date_of_charge.localeCompare(other.date_of_charge) ||
        one.id.localeCompare(other.id),
    );
  let left = amount;
  const applies: Apply[] = [];
  for (const { id, open } of inOrder) {
    const part = Math.min(left, open);
    if (part <= 0) break;
    applies.push({ charge_id: id, amount: part });
    left -= part;
  }
  return applies;
}

/** What a person typed as applies, checked: no charge twice, nothing below a cent, no more in all than `amount`; the sentence or null. */
export function applyProblem(applies: readonly Apply[], amount: number): string | null {
  if (applies.some((each) => each.amount < 1)) return 'Each allocation must be at least one cent.';
  if (new Set(applies.map(({ charge_id }) => charge_id)).size !== applies.length) return 'A charge is listed twice.';
  if (applies.reduce((sum, each) => sum + each.amount, 0) > amount) return 'The allocations exceed the payment.';
  return null;
}
