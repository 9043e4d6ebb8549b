/** Specification 3 §8: the unique constraint has decided (P2002). */
export const DUPLICATE_ORDER_NUMBER =
  'Duplicate Order Number for new prescription. Please designate a different order number.';
/** Specification 3 §5.4. */
export const ORDER_NUMBER_NEEDED = 'Please designate an order number for the new prescription.';

/** The number that is proposed for the next order of somebody who has this many: one more (specification 3 §4.5). */
export function nextOrderNumber(count: number): number {
  return count + 1;
}

/** Whether a text is a number that an order can have: whole, above 0, nine digits at most. */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text.trim());
}
