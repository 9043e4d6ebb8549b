/** A purchasing pack of an item. */
export interface Pack {
  name: string;
  factor: number;
  /** Barcode of a whole pack: cartons and vials have their own. */
  barcode?: string;
}

/** The fields of an item that determine its reorder. */
export interface ReorderOf {
  available: number;
  onOrder: number;
  reorderLevel: number | null;
  targetLevel: number | null;
  unit: string;
  packs: readonly Pack[];
}

/** Returns whether an item should be reordered: its available stock is at or below its reorder level. */
export function isLow({ available, reorderLevel }: Pick<ReorderOf, 'available' | 'reorderLevel'>): boolean {
  return reorderLevel !== null && available <= reorderLevel;
}

/**
 * Proposes the packs that bring an item to its target, minus what is on order; uses the largest pack that does not
 * exceed it by much, and may be none.
 */
export function proposeOrder(item: ReorderOf): { pack: Pack; packs: number; target: number } {
  const level = item.reorderLevel ?? 0;
  const target = item.targetLevel ?? Math.max(level * 2, level + 1);
  const missing = Math.max(0, target - item.available - item.onOrder);
  const offered = item.packs.length === 0 ? [{ name: item.unit, factor: 1 }] : item.packs;
  const sorted = offered.toSorted((one, other) => other.factor - one.factor);
  const pack = sorted.find(({ factor }) => factor <= Math.max(missing, 1)) ?? sorted.at(-1)!;
  return { pack, packs: Math.ceil(missing / pack.factor), target };
}
