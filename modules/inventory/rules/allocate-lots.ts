/** What lies of one lot at one place. */
export interface ShelfLot {
  lotId: string;
  locationId: string;
  quantity: number;
  /** The last day on which it may be used, YYYY-MM-DD; null where it keeps. */
  expiresOn: string | null;
  /** Why nobody is given of it, as a recall. */
  heldReason: string | null;
  receivedTime: Date;
}

/** How much is taken of which lot. */
export interface Allocation {
  lotId: string;
  locationId: string;
  quantity: number;
}

/** Whether something may be handed out of a lot on a day. */
export function isUsable(
  { expiresOn, heldReason }: Pick<ShelfLot, 'expiresOn' | 'heldReason'>,
  today: string,
): boolean {
  return heldReason === null && (expiresOn === null || expiresOn >= today);
}

/** How much of these lots may be handed out on a day. */
export function availableOf(lots: readonly ShelfLot[], today: string): number {
  return lots.reduce((sum, lot) => (isUsable(lot, today) ? sum + lot.quantity : sum), 0);
}

/**
 * Takes `quantity` from the lots that expire first, from as many as it needs; null where there is not enough to dispense. Lots that
 * outlast the therapy come before those that expire until `lastDay`, its last day. Lots without an expiration date come last, and of two
 * that expire on one day the one received first.
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

/** Order of lots, the one that expires first before the others. */
export function byExpiry(one: ShelfLot, other: ShelfLot): number {
  const [first, second] = [one.expiresOn ?? '9999-12-31', other.expiresOn ?? '9999-12-31'];
  if (first !== second) return first < second ? -1 : 1;
  return one.receivedTime.getTime() - other.receivedTime.getTime() || (one.lotId < other.lotId ? -1 : 1);
}
