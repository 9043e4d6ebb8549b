import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { invalid, nameTaken } from '#platform/domain-error.ts';
import type { ItemKind } from '../../rules/index.ts';
import { likeWords } from '../products/products.sql.ts';

/** Stock quantities of an item, and what is on order. */
export interface ItemNumbers {
  /** Total stock, including expired and held stock. */
  on_hand: number;
  /** Available to dispense today, without stock of public programs. */
  available: number;
  on_order: number;
  /** On draft purchase orders. */
  drafted: number;
  next_expiry: string | null;
  months_of_stock: number | null;
}

/** The items that a clinic stocks. */
export const items = defineRecord({
  table: 'inventory.item',
  columns: [
    'item_name',
    'kind',
    'category',
    'sku',
    'ndc',
    'barcode',
    'manufacturer',
    'strength',
    'unit',
    'packs',
    'rxcui',
    'preferred_vendor_id',
    'cost_cents',
    'cost_units',
    'has_expiration',
    'expiry_notice_days',
    'is_controlled',
    'reorder_level',
    'target_level',
    'is_alerting',
  ],
  called: 'item',
  objectType: 'stock_item',
  topic: 'inventory.setup-changed',
  activeAs: 'is_used',
  refusals: {
    item_name: () => nameTaken('input.item_name', 'An item with this name already exists.'),
    item_sku: () => nameTaken('input.sku', 'An item with this SKU already exists.'),
    item_clinic_id_preferred_vendor_id_fkey: () =>
      invalid([{ path: 'input.preferred_vendor_id', message: 'This vendor does not exist.' }]),
  },
});

/** An item without its quantities. */
export type ItemRow = RowOf<typeof items>;

/** An item with its quantities. */
export interface Item extends ItemRow, ItemNumbers {
  preferred_vendor_name: string | null;
  lead_time_days: number | null;
}

/** Filters for items. */
export interface ItemSearch {
  search?: string;
  kinds?: readonly ItemKind[] | null;
  state?: 'low' | 'expiring' | 'out' | null;
  includeDeleted?: boolean;
  ids?: readonly string[] | null;
}

const numbered = (clinicId: string, today: string, ids: readonly string[] | null) => sql`
  with shelf as (
    select s.item_id, sum(s.quantity)::int as on_hand, min(l.expires_on) as next_expiry,
      coalesce(sum(s.quantity) filter (where l.held_reason is null and l.owner <> 'public' and (l.expires_on is null or l.expires_on >= ${today}::date)), 0)::int as available
    from inventory.stock s join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
    where s.clinic_id = ${clinicId} and s.quantity > 0 and (${ids}::uuid[] is null or s.item_id = any(${ids}::uuid[])) group by s.item_id),
  awaited as (
    select l.item_id,
      coalesce(sum(greatest(l.packs * l.pack_factor - coalesce(r.units, 0), 0)) filter (where o.status <> 'Draft'), 0)::int as on_order,
      coalesce(sum(l.packs * l.pack_factor) filter (where o.status = 'Draft'), 0)::int as drafted
    from inventory.purchase_line l
    join inventory.purchase_order o on o.clinic_id = l.clinic_id and o.id = l.order_id and o.status in ('Draft', 'Ordered', 'PartlyReceived')
    left join lateral (select sum(m.quantity) as units from inventory.movement m
      where m.clinic_id = l.clinic_id and m.purchase_line_id = l.id) r on true
    where l.clinic_id = ${clinicId} and (${ids}::uuid[] is null or l.item_id = any(${ids}::uuid[])) group by l.item_id),
  used as (
    select m.item_id, -sum(m.quantity)::int as units from inventory.movement m
    where m.clinic_id = ${clinicId} and m.kind in ('dispense', 'undispense', 'use')
      and m.created_time > ${today}::date - interval '12 months' and (${ids}::uuid[] is null or m.item_id = any(${ids}::uuid[]))
    group by m.item_id)
  select ${items.table.columns('i')}, i.search_text, v.vendor_name as preferred_vendor_name, v.lead_time_days,
    coalesce(s.on_hand, 0) as on_hand, coalesce(s.available, 0) as available, coalesce(a.on_order, 0) as on_order, coalesce(a.drafted, 0) as drafted, s.next_expiry,
    case when u.units > 0 then round(coalesce(s.available, 0) * 12.0 / u.units, 1)::float end as months_of_stock
  from inventory.item i
  left join inventory.vendor v on v.clinic_id = i.clinic_id and v.id = i.preferred_vendor_id
  left join shelf s on s.item_id = i.id left join awaited a on a.item_id = i.id left join used u on u.item_id = i.id
  where i.clinic_id = ${clinicId} and (${ids}::uuid[] is null or i.id = any(${ids}::uuid[]))`;

/** Returns a page of items by name, those whose name starts with the search text first, with the total count. */
export async function findItems(
  db: Queryable,
  clinicId: string,
  { search = '', kinds = null, state = null, includeDeleted = false, ids = null }: ItemSearch,
  { skip, take, today }: { skip: number; take: number; today: string },
): Promise<{ count: number; items: Item[] }> {
  const words = likeWords(search);
  const { rows } = await sql<Item & { search_text: string; all: number }>`
    select i.*, count(*) over ()::int as all from (${numbered(clinicId, today, ids)}) i
    where (${includeDeleted} or i.deleted_time is null) and (${kinds}::text[] is null or i.kind = any(${kinds}::text[]))
      and (i.search_text like all(${words}::text[]) or i.barcode = ${search.trim()})
      and case ${state}::text when 'low' then i.available <= i.reorder_level
        when 'out' then i.available = 0
        when 'expiring' then i.next_expiry < ${today}::date + i.expiry_notice_days else true end
    order by i.deleted_time is not null, lower(i.item_name) like ${(words[0] ?? '').slice(1)} desc, i.item_name, i.id
    offset ${skip} limit ${take}`.execute(db);
  return {
    count: rows[0]?.all ?? 0,
    items: rows.map(({ search_text: _text, all: _all, ...item }) => item),
  };
}

/** Returns an item, including archived ones, or null if the clinic has none with that id. */
export async function itemOf(db: Queryable, clinicId: string, id: string, today: string): Promise<Item | null> {
  const found = await findItems(db, clinicId, { ids: [id], includeDeleted: true }, { skip: 0, take: 1, today });
  return found.items[0] ?? null;
}

/**
 * Returns an item, locked for the rest of the transaction with a lock that doesn't block foreign keys, e.g. of
 * movements. Its quantities are not read, because they sum a year's movements while others wait.
 */
export async function lockItem(tx: Tx, clinicId: string, id: string): Promise<ItemRow | null> {
  const { rows } = await items.table
    .as()
    .select(sql`from inventory.item where clinic_id = ${clinicId} and id = ${id} for no key update`)
    .execute(tx);
  return rows[0] ?? null;
}
