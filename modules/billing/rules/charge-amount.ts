/** How a discount is entered: an amount in cents, or a whole percentage. */
export const discountModes = ['Amount', 'Percent'] as const;
export type DiscountMode = (typeof discountModes)[number];

/** The fields that determine a charge's amount, in cents. */
export interface PricedLine {
  quantity: number;
  price: number;
  discount: number;
  discount_mode: DiscountMode;
  tax: number;
}

/** Returns the amount of a charge in cents: quantity times price, less the discount (never below 0), plus tax. */
export function chargeAmount(line: PricedLine): number {
  return line.quantity * line.price - discountCents(line) + line.tax;
}

/** Returns the discount of a charge in cents; half a cent is rounded up. */
export function discountCents({ quantity, price, discount, discount_mode }: PricedLine): number {
  const gross = quantity * price;
  return Math.min(gross, discount_mode === 'Percent' ? Math.round((gross * discount) / 100) : discount);
}
