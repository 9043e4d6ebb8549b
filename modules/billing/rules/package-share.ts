/** One thing that a package pays for: how many, and what one costs by itself, in cents. */
export interface PackagedOrder {
  id: string;
  quantity: number;
  price: number;
}

/** Shares what a package was sold for out over what it pays for, by their own prices; what does not come out even goes to the last. */
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

/** What so many units of an order earn, counted from its first one: the last brings what did not come out even. */
export const earnedBy = (share: number, units: number, quantity: number): number =>
  Math.floor((share * Math.min(units, quantity)) / quantity);
