/** A charge that is not fully paid. */
export interface OpenCharge {
  id: string;
  /** YYYY-MM-DD. */
  date_of_charge: string;
  open: number;
}

/** An allocation of a payment to a charge. */
export interface Apply {
  charge_id: string;
  amount: number;
}

/**
 * Allocates an amount to open charges: those of the given date of service first, then the oldest; the rest is credit.
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

/**
 * Validates entered allocations: no charge twice, at least a cent each, at most `amount` in total. Returns a sentence,
 * or null if valid.
 */
export function applyProblem(applies: readonly Apply[], amount: number): string | null {
  if (applies.some((each) => each.amount < 1)) return 'Each allocation must be at least one cent.';
  if (new Set(applies.map(({ charge_id }) => charge_id)).size !== applies.length) return 'A charge is listed twice.';
  if (applies.reduce((sum, each) => sum + each.amount, 0) > amount) return 'The allocations exceed the payment.';
  return null;
}
