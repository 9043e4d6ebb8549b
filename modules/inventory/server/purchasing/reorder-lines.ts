import type { Queryable } from '#platform/database.ts';
import { costOf, isLow, proposeOrder, type PurchaseFields } from '../../rules/index.ts';
import { findItems, type Item } from '../items/items.sql.ts';
import { type ReorderRule, readReorderRules } from './reorder-rules.sql.ts';

/** An item to reorder, for the clinic as a whole, or for one location by its rule. */
export interface ReorderChoice {
  item_id: string;
  location_id: string | null;
}

/** A low or selected item, with the order line that brings it to its target. */
export interface Reorder extends ReorderChoice {
  item_name: string;
  unit: string;
  location_name: string | null;
  available: number;
  on_order: number;
  drafted: number;
  /** Available at other locations; null for the clinic as a whole. */
  elsewhere: number | null;
  reorder_level: number | null;
  target_level: number;
  months_of_stock: number | null;
  vendor_id: string | null;
  vendor_name: string | null;
  lead_time_days: number | null;
  line: PurchaseFields['lines'][number];
}

/**
 * Returns items at or below their reorder level: for the clinic as a whole, and for each location with an active rule.
 */
export async function findReorders(db: Queryable, clinicId: string, today: string): Promise<Reorder[]> {
  const { items } = await findItems(db, clinicId, { state: 'low' }, { skip: 0, take: 1000, today });
  const rules = (await readReorderRules(db, clinicId, {}, today)).filter(
    ({ is_enabled, available, minimum_level }) => is_enabled && available <= minimum_level,
  );
  const ids = [...new Set(rules.map(({ item_id }) => item_id))];
  const page = { skip: 0, take: Math.max(1, ids.length), today };
  const ruled = new Map((await findItems(db, clinicId, { ids }, page)).items.map((item) => [item.id, item]));
  return [
    ...items
      .filter((item) => isLow({ available: item.available, reorderLevel: item.reorder_level }))
      .map((item) => ofClinic(item, 0)),
    ...rules.flatMap((rule) => {
      const item = ruled.get(rule.item_id);
      return item === undefined ? [] : [ofLocation(item, rule)];
    }),
  ].toSorted((one, other) => one.item_name.localeCompare(other.item_name));
}

/**
 * Returns these choices with their suggested orders; what is ordered for a location also counts for the clinic as a
 * whole. Null if an item or a location's rule doesn't exist.
 */
export async function readReorders(
  db: Queryable,
  clinicId: string,
  chosen: readonly ReorderChoice[],
  today: string,
): Promise<Reorder[] | null> {
  const ids = [...new Set(chosen.map(({ item_id }) => item_id))];
  const { items } = await findItems(db, clinicId, { ids }, { skip: 0, take: 200, today });
  const byId = new Map(items.map((item) => [item.id, item]));
  const rules = await readReorderRules(db, clinicId, { itemIds: ids }, today);
  const reorders: Reorder[] = [];
  const ordered = new Map<string, number>();
  const unique = [...new Map(chosen.map((each) => [`${each.item_id} ${each.location_id ?? ''}`, each])).values()];
  for (const { item_id, location_id } of unique.toSorted((one, other) => rank(one) - rank(other))) {
    const item = byId.get(item_id);
    const rule = rules.find((each) => each.item_id === item_id && each.location_id === location_id);
    if (item === undefined || (location_id !== null && rule === undefined)) return null;
    const before = ordered.get(item_id) ?? 0;
    const reorder = rule === undefined ? ofClinic(item, before) : ofLocation(item, rule);
    ordered.set(item_id, before + reorder.line.packs * reorder.line.pack_factor);
    reorders.push(reorder);
  }
  return reorders;
}

const rank = ({ location_id }: ReorderChoice): number => (location_id === null ? 1 : 0);

function ofClinic(item: Item, alsoOrdered: number): Reorder {
  const { available, on_order, drafted } = item;
  return {
    ...about(item),
    location_id: null,
    location_name: null,
    available,
    on_order,
    drafted,
    elsewhere: null,
    reorder_level: item.reorder_level,
    ...lineOf(item, { available, coming: on_order + drafted + alsoOrdered }, item),
  };
}

function ofLocation(item: Item, rule: ReorderRule): Reorder {
  const { available, on_order, drafted, elsewhere, location_id, location_name } = rule;
  const levels = { reorder_level: rule.minimum_level, target_level: rule.order_up_to };
  return {
    ...about(item),
    location_id,
    location_name,
    available,
    on_order,
    drafted,
    elsewhere,
    reorder_level: rule.minimum_level,
    ...lineOf(item, { available, coming: on_order + drafted }, levels),
  };
}

const about = (item: Item) => ({
  item_id: item.id,
  item_name: item.item_name,
  unit: item.unit,
  months_of_stock: item.months_of_stock,
  lead_time_days: item.lead_time_days,
  vendor_id: item.preferred_vendor_id,
  vendor_name: item.preferred_vendor_name,
});

function lineOf(
  item: Item,
  { available, coming }: { available: number; coming: number },
  { reorder_level, target_level }: Pick<Item, 'reorder_level' | 'target_level'>,
): Pick<Reorder, 'line' | 'target_level'> {
  const { pack, packs, target } = proposeOrder({
    available,
    onOrder: coming,
    reorderLevel: reorder_level,
    targetLevel: target_level,
    unit: item.unit,
    packs: item.packs,
  });
  return {
    target_level: target,
    line: {
      item_id: item.id,
      pack_name: pack.name,
      pack_factor: pack.factor,
      packs,
      pack_cost_cents: costOf(pack.factor, item),
    },
  };
}
