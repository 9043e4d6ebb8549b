/** How a discount is meant: cents off, or whole percent off. */
export const discountModes = ['Amount', 'Percent'] as const;
export type DiscountMode = (typeof discountModes)[number];

/** What makes the amount of a charge; all money in cents. */
export interface PricedLine {
  quantity: number;
  price: number;
  discount: number;
  discount_mode: DiscountMode;
  tax: number;
}

/** What a charge comes to in cents: quantity times price, less the discount (never below 0), and the tax. */
export function chargeAmount(line: PricedLine): number {
  return line.quantity * line.price - discountCents(line) + line.tax;
}

/** The discount of a charge in cents; half a cent goes up. */
export function discountCents({ quantity, price, discount, discount_mode }: PricedLine): number {
  const gross = quantity * price;
  return Math.min(gross, discount_mode === 'Percent' ? Math.round((gross * discount) / 100) : discount);
}
