import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const item = clinicTable('inventory.item', ['id', 'item_name', 'kind', 'strength', 'unit']);
/** The item fields needed for dispensing. */
export type DispensedItem = RowOfTable<typeof item>;

/** The target and dispensed quantities of one product for a patient. */
export interface ItemQuantity {
  product_id: string;
  item_name: string;
  target_dispense: number;
  dispensed: number;
  remaining: number;
  unit: string;
}

/**
 * Returns what a patient should receive and has received, one row per product or item, incomplete ones first. The
 * target of a canceled or expired order is what was dispensed from it; products dispensed without an order count as
 * their own target.
 */
export async function readItemQuantities(
  db: Queryable,
  clinicId: string,
  patientId: string,
  today: string,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: ItemQuantity[] }> {
  const { rows } = await sql<ItemQuantity & { all: number }>`
    with drawn as (
      select d.order_id, coalesce(d.product_id, d.item_id) as id, sum(d.quantity)::int as quantity from inventory.dispensing d
      where d.clinic_id = ${clinicId} and d.patient_id = ${patientId} group by 1, 2),
    rows as (
      select o.product_id as id, case when o.cancelled_time is not null or o.expires_on < ${today}::date
          then coalesce(d.quantity, 0) else o.quantity end as target, coalesce(d.quantity, 0) as dispensed
      from inventory.dispense_order o left join drawn d on d.order_id = o.id
      where o.clinic_id = ${clinicId} and o.patient_id = ${patientId}
      union all
      select id, quantity, quantity from drawn where order_id is null)
    select r.id as product_id, coalesce(p.product_name, i.item_name) as item_name, sum(r.target)::int as target_dispense,
      sum(r.dispensed)::int as dispensed, sum(r.target - r.dispensed)::int as remaining, coalesce(nullif(p.unit, ''), i.unit, '') as unit,
      count(*) over ()::int as all
    from rows r
    left join inventory.product p on p.clinic_id = ${clinicId} and p.id = r.id
    left join inventory.item i on i.clinic_id = ${clinicId} and i.id = coalesce(p.item_id, r.id)
    group by r.id, p.product_name, i.item_name, p.unit, i.unit having sum(r.target) > 0
    order by sum(r.target - r.dispensed) > 0 desc, 2, 1 offset ${skip} limit ${take}`.execute(db);
  return { count: rows[0]?.all ?? 0, rows: rows.map(({ all: _, ...row }) => row) };
}

/** Returns an item for dispensing, or null if the clinic has none with that id. */
export const readDispensedItem = (db: Queryable, clinicId: string, id: string): Promise<DispensedItem | null> =>
  item.find(db, { clinicId }, id);
