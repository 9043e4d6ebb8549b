/** An item that a package covers: its quantity and individual price in cents. */
export interface PackagedOrder {
  id: string;
  quantity: number;
  price: number;
}

/**
 * Distributes the price of a package over its items, in proportion to their own prices; the last one gets the rounding
 * remainder.
 */
export function packageShares(amount: number, orders: readonly PackagedOrder[]): Map<string, number> {
  const weighed = orders.every(({ price }) => price === 0)
    ? orders.map((order) => ({ ...order, weight: order.quantity }))
    : orders.map((order) => ({ ...order, weight: order.quantity * order.price }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let [weight, given] = [0, 0];
  return new Map(
    weighed.map((order) => {
      weight += order.weight;
      const share = Math.floor((amount * weight) / whole) - given;
      given += share;
      return [order.id, share];
    }),
  );
}

/** Returns the revenue of the first `units` of an item; the last unit includes the rounding remainder. */
export const earnedBy = (share: number, units: number, quantity: number): number =>
  Math.floor((share * Math.min(units, quantity)) / quantity);
