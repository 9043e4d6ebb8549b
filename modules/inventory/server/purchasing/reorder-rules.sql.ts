import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

/** The rules for reordering an item at a location. */
export const reorderRules = clinicTable('inventory.reorder_rule', [
  'id',
  'item_id',
  'location_id',
  'minimum_level',
  'order_up_to',
  'is_enabled',
  'version',
]);

/** A rule with its names and stock quantities. */
export interface ReorderRule extends RowOfTable<typeof reorderRules> {
  item_name: string;
  unit: string;
  location_name: string;
  /** Available to dispense there today, without stock of public programs. */
  available: number;
  /** On purchase orders to be delivered there. */
  on_order: number;
  drafted: number;
  /** Available at other locations. */
  elsewhere: number;
}

/** Returns the rules of a clinic, of some items, or a single one; archived items have none. */
export async function readReorderRules(
  db: Queryable,
  clinicId: string,
  { id = null, itemIds = null }: { id?: string | null; itemIds?: readonly string[] | null },
  today: string,
): Promise<ReorderRule[]> {
  const { rows } = await sql<ReorderRule>`
    with rule as (
      select r.* from inventory.reorder_rule r where r.clinic_id = ${clinicId} and (${id}::uuid is null or r.id = ${id}::uuid)
        and (${itemIds}::uuid[] is null or r.item_id = any(${itemIds}::uuid[]))),
    shelf as (
      select s.item_id, s.location_id, sum(s.quantity)::int as available from inventory.stock s
      join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
      join inventory.location p on p.clinic_id = s.clinic_id and p.id = s.location_id and p.deleted_time is null
      where s.clinic_id = ${clinicId} and s.item_id in (select item_id from rule) and s.quantity > 0 and l.held_reason is null
        and l.owner <> 'public' and (l.expires_on is null or l.expires_on >= ${today}::date) group by s.item_id, s.location_id),
    awaited as (
      select l.item_id, o.location_id,
        coalesce(sum(greatest(l.packs * l.pack_factor - coalesce(m.units, 0), 0)) filter (where o.status <> 'Draft'), 0)::int as on_order,
        coalesce(sum(l.packs * l.pack_factor) filter (where o.status = 'Draft'), 0)::int as drafted
      from inventory.purchase_order o join inventory.purchase_line l on l.clinic_id = o.clinic_id and l.order_id = o.id
      left join lateral (select sum(m.quantity) as units from inventory.movement m
        where m.clinic_id = l.clinic_id and m.purchase_line_id = l.id) m on true
      where o.clinic_id = ${clinicId} and o.location_id is not null and o.status in ('Draft', 'Ordered', 'PartlyReceived')
        and l.item_id in (select item_id from rule) group by l.item_id, o.location_id)
    select ${reorderRules.columns('r')}, i.item_name, i.unit, p.location_name,
      coalesce(s.available, 0) as available, coalesce(a.on_order, 0) as on_order, coalesce(a.drafted, 0) as drafted,
      coalesce((select sum(e.available) from shelf e where e.item_id = r.item_id and e.location_id <> r.location_id), 0)::int as elsewhere
    from rule r
    join inventory.item i on i.clinic_id = r.clinic_id and i.id = r.item_id and i.deleted_time is null
    join inventory.location p on p.clinic_id = r.clinic_id and p.id = r.location_id and p.deleted_time is null
    left join shelf s on s.item_id = r.item_id and s.location_id = r.location_id
    left join awaited a on a.item_id = r.item_id and a.location_id = r.location_id
    order by lower(i.item_name), lower(p.location_name), r.id`.execute(db);
  return rows;
}
