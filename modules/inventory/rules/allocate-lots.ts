/** The stock of a lot at a location. */
export interface ShelfLot {
  lotId: string;
  locationId: string;
  quantity: number;
  /** The last day of use, YYYY-MM-DD; null if it doesn't expire. */
  expiresOn: string | null;
  /** Why it can't be dispensed, e.g. a recall. */
  heldReason: string | null;
  receivedTime: Date;
}

/** The quantity taken from a lot. */
export interface Allocation {
  lotId: string;
  locationId: string;
  quantity: number;
}

/** Returns whether a lot can be dispensed on a day. */
export function isUsable(
  { expiresOn, heldReason }: Pick<ShelfLot, 'expiresOn' | 'heldReason'>,
  today: string,
): boolean {
  return heldReason === null && (expiresOn === null || expiresOn >= today);
}

/** Returns the quantity of these lots available on a day. */
export function availableOf(lots: readonly ShelfLot[], today: string): number {
  return lots.reduce((sum, lot) => (isUsable(lot, today) ? sum + lot.quantity : sum), 0);
}

/**
 * Takes `quantity` from the lots that expire first, from as many as needed; null if there is not enough. Lots that
 * outlast the therapy come before those that expire by `lastDay`, its last day. Lots without an expiration date come
 * last; of two that expire on the same day, the one received first comes first.
 */
export function allocateLots(
  lots: readonly ShelfLot[],
  quantity: number,
  today: string,
  lastDay: string = today,
): Allocation[] | null {
  const sorted = lots.filter((lot) => lot.quantity > 0 && isUsable(lot, today)).toSorted(byExpiry);
  const outlasts = ({ expiresOn }: ShelfLot): boolean => expiresOn === null || expiresOn >= lastDay;
  const usable = [...sorted.filter(outlasts), ...sorted.filter((lot) => !outlasts(lot)).toReversed()];
  const taken: Allocation[] = [];
  let missing = quantity;
  for (const lot of usable) {
    if (missing === 0) break;
    const share = Math.min(missing, lot.quantity);
    taken.push({ lotId: lot.lotId, locationId: lot.locationId, quantity: share });
    missing -= share;
  }
  return missing === 0 ? taken : null;
}

/** Sort order of lots, earliest expiration first. */
export function byExpiry(one: ShelfLot, other: ShelfLot): number {
  const [first, second] = [one.expiresOn ?? '9999-12-31', other.expiresOn ?? '9999-12-31'];
  if (first !== second) return first < second ? -1 : 1;
  return one.receivedTime.getTime() - other.receivedTime.getTime() || (one.lotId < other.lotId ? -1 : 1);
}
