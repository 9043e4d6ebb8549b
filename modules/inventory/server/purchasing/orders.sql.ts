import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows, largestOf } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('inventory.purchase_order', [
  'id',
  'order_number',
  'vendor_id',
  'status',
  'comment',
  'expected_on',
  'location_id',
  'ordered_time',
  'cancel_reason',
  'version',
  'created_time',
]);
const lineTable = clinicTable('inventory.purchase_line', [
  'id',
  'item_id',
  'pack_name',
  'pack_factor',
  'packs',
  'pack_cost_cents',
]);

/** An item line of a purchase order. */
export interface PurchaseLine extends RowOfTable<typeof lineTable> {
  item_name: string;
  unit: string;
  has_expiration: boolean;
  ordered_units: number;
  received_units: number;
}

/** A purchase order with its lines, and its delivery location if it has one. */
export interface PurchaseOrder extends RowOfTable<typeof table> {
  vendor_name: string;
  location_name: string | null;
  ordered_by_name: string | null;
  created_by_name: string;
  total_cents: number;
  lines: PurchaseLine[];
}

/** Filters for purchase orders. */
export interface PurchaseSearch {
  ids?: readonly string[] | null;
  statuses?: readonly PurchaseOrder['status'][] | null;
  vendorId?: string | null;
  itemId?: string | null;
}

/** Returns a page of purchase orders, newest first, with the total count. */
export async function findPurchases(
  db: Queryable,
  clinicId: string,
  { ids = null, statuses = null, vendorId = null, itemId = null }: PurchaseSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; orders: PurchaseOrder[] }> {
  const where = sql`o.clinic_id = ${clinicId} and (${ids}::uuid[] is null or o.id = any(${ids}::uuid[]))
    and (${statuses}::text[] is null or o.status = any(${statuses}::text[])) and (${vendorId}::uuid is null or o.vendor_id = ${vendorId}::uuid)
    and (${itemId}::uuid is null or exists (select 1 from inventory.purchase_line x
      where x.clinic_id = o.clinic_id and x.order_id = o.id and x.item_id = ${itemId}::uuid))`;
  const { rows } = await sql<PurchaseOrder>`
    select ${table.columns('o')}, v.vendor_name, p.location_name, c.first_name || ' ' || c.last_name as created_by_name,
      b.first_name || ' ' || b.last_name as ordered_by_name, x.lines, x.total_cents
    from inventory.purchase_order o
    join inventory.vendor v on v.clinic_id = o.clinic_id and v.id = o.vendor_id
    join inventory.stock_member c on c.clinic_id = o.clinic_id and c.user_id = o.created_by
    left join inventory.location p on p.clinic_id = o.clinic_id and p.id = o.location_id
    left join inventory.stock_member b on b.clinic_id = o.clinic_id and b.user_id = o.ordered_by
    cross join lateral (
      select coalesce(sum(l.packs * l.pack_cost_cents), 0)::int as total_cents,
        coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'item_id', l.item_id, 'item_name', i.item_name, 'unit', i.unit,
          'has_expiration', i.has_expiration, 'pack_name', l.pack_name, 'pack_factor', l.pack_factor, 'packs', l.packs,
          'pack_cost_cents', l.pack_cost_cents, 'ordered_units', l.packs * l.pack_factor,
          'received_units', coalesce((select sum(m.quantity) from inventory.movement m where m.clinic_id = l.clinic_id
            and m.purchase_line_id = l.id), 0)) order by l.sort_index, l.id), '[]') as lines
      from inventory.purchase_line l join inventory.item i on i.clinic_id = l.clinic_id and i.id = l.item_id
      where l.clinic_id = o.clinic_id and l.order_id = o.id) x
    where ${where} order by o.order_number desc offset ${skip} limit ${take}`.execute(db);
  const counted = await countRows(db, sql`inventory.purchase_order o where ${where}`);
  return { count: counted, orders: rows };
}

/** Returns a purchase order, or null if the clinic has none with that id. */
export async function purchaseOf(db: Queryable, clinicId: string, id: string): Promise<PurchaseOrder | null> {
  const { orders } = await findPurchases(db, clinicId, { ids: [id] }, { skip: 0, take: 1 });
  return orders[0] ?? null;
}

/** Returns a purchase order, locked for the rest of the transaction. */
export async function lockPurchase(tx: Tx, clinicId: string, id: string): Promise<PurchaseOrder | null> {
  await sql`select 1 from inventory.purchase_order where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return purchaseOf(tx, clinicId, id);
}

/** Returns the number of the clinic's next purchase order or count; locked for the rest of the transaction. */
export async function nextNumber(tx: Tx, clinicId: string, table: 'purchase_order' | 'stock_count'): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory/${clinicId}/${table}`}, 0))`.execute(tx);
  const column = sql.raw(table === 'purchase_order' ? 'order_number' : 'count_number');
  return (await largestOf(tx, column, sql`inventory.${sql.raw(table)} where clinic_id = ${clinicId}`)) + 1;
}
