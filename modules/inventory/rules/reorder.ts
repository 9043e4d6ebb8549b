/** How an item is bought. */
export interface Pack {
  name: string;
  factor: number;
  /** What is scanned of a whole pack: carton and vial have codes of their own. */
  barcode?: string;
}

/** What an order of an item would be. */
export interface ReorderOf {
  available: number;
  onOrder: number;
  reorderLevel: number | null;
  targetLevel: number | null;
  unit: string;
  packs: readonly Pack[];
}

/** Whether an item should be ordered: what may be handed out is at or below its level. */
export function isLow({ available, reorderLevel }: Pick<ReorderOf, 'available' | 'reorderLevel'>): boolean {
  return reorderLevel !== null && available <= reorderLevel;
}

/** Packs that bring an item to its target, what is under way taken off; the largest pack that does not go far beyond it, and at least none. */
export function proposeOrder(item: ReorderOf): { pack: Pack; packs: number; target: number } {
  const level = item.reorderLevel ?? 0;
  const target = item.targetLevel ?? Math.max(level * 2, level + 1);
  const missing = Math.max(0, target - item.available - item.onOrder);
  const offered = item.packs.length === 0 ? [{ name: item.unit, factor: 1 }] : item.packs;
  const sorted = offered.toSorted((one, other) => other.factor - one.factor);
  const pack = sorted.find(({ factor }) => factor <= Math.max(missing, 1)) ?? sorted.at(-1)!;
  return { pack, packs: Math.ceil(missing / pack.factor), target };
}
