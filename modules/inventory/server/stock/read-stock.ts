import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { MovementKind } from '../../rules/index.ts';

const lots = clinicTable('inventory.lot', [
  'item_id',
  'recall_id',
  'lot_number',
  'manufacturer',
  'expires_on',
  'cost_cents',
  'cost_units',
  'held_reason',
  'owner',
  'programme',
  'received_time',
]);

/** A lot at a location. */
export interface LotOnShelf extends RowOfTable<typeof lots> {
  lot_id: string;
  location_id: string;
  location_name: string;
  quantity: number;
  is_usable: boolean;
  vendor_name: string | null;
}

/** Returns the stock, earliest expiration first: of an item, or of recalled lots. */
export async function readShelves(
  db: Queryable,
  clinicId: string,
  { itemId = null, recallIds = null }: { itemId?: string | null; recallIds?: readonly string[] | null },
  { includeEmpty, today }: { includeEmpty: boolean; today: string },
): Promise<LotOnShelf[]> {
  const { rows } = await sql<LotOnShelf>`
    select ${lots.columns('l')}, l.id as lot_id, s.location_id, p.location_name, s.quantity, v.vendor_name,
      (l.held_reason is null and (l.expires_on is null or l.expires_on >= ${today}::date)) as is_usable
    from inventory.stock s join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
    join inventory.location p on p.clinic_id = s.clinic_id and p.id = s.location_id
    left join inventory.vendor v on v.clinic_id = l.clinic_id and v.id = l.vendor_id
    where s.clinic_id = ${clinicId} and (${itemId}::uuid is null or s.item_id = ${itemId}::uuid)
      and (${recallIds}::uuid[] is null or l.recall_id = any(${recallIds}::uuid[])) and (${includeEmpty} or s.quantity > 0)
    order by s.quantity = 0, l.expires_on nulls last, l.received_time, l.id, p.location_name`.execute(db);
  return rows;
}

/** Filters for movements; dates are the clinic's, both inclusive. */
export interface MovementSearch {
  itemId: string | null;
  lotId: string | null;
  vendorId: string | null;
  kinds: readonly MovementKind[] | null;
  from: string | null;
  to: string | null;
  timeZone: string;
}

const movements = clinicTable('inventory.movement', [
  'id',
  'kind',
  'item_id',
  'lot_id',
  'quantity',
  'reason',
  'method',
  'invoice_number',
  'created_time',
]);

/** A movement with the lot's quantity at that location before and after. */
export interface MovementRow extends RowOfTable<typeof movements> {
  cost_cents: number;
  item_name: string;
  unit: string;
  lot_number: string;
  expires_on: string | null;
  location_name: string;
  before: number;
  after: number;
  user_name: string;
  witness_name: string | null;
}

/** Returns movements, newest first, with the total count. */
export async function findMovements(
  db: Queryable,
  clinicId: string,
  { itemId, lotId, vendorId, kinds, from, to, timeZone }: MovementSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; movements: MovementRow[] }> {
  const where = sql`m.clinic_id = ${clinicId} and (${itemId}::uuid is null or m.item_id = ${itemId}::uuid)
    and (${lotId}::uuid is null or m.lot_id = ${lotId}::uuid) and (${kinds}::text[] is null or m.kind = any(${kinds}::text[]))
    and (${vendorId}::uuid is null or exists (select 1 from inventory.lot v where v.clinic_id = m.clinic_id and v.id = m.lot_id and v.vendor_id = ${vendorId}::uuid))
    and (${from}::date is null or m.created_time >= (${from}::date)::timestamp at time zone ${timeZone})
    and (${to}::date is null or m.created_time < (${to}::date + 1)::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<MovementRow>`
    select m.*, m.after - m.quantity as before from (
      select ${movements.columns('m')}, m.cost_cents, i.item_name, i.unit, l.lot_number, l.expires_on, p.location_name, u.first_name || ' ' || u.last_name as user_name,
        w.first_name || ' ' || w.last_name as witness_name,
        (select sum(e.quantity)::int from inventory.movement e where e.clinic_id = m.clinic_id and e.lot_id = m.lot_id
          and e.location_id = m.location_id and (e.created_time, e.id) <= (m.created_time, m.id)) as after
      from inventory.movement m
      join inventory.item i on i.clinic_id = m.clinic_id and i.id = m.item_id
      join inventory.lot l on l.clinic_id = m.clinic_id and l.id = m.lot_id
      join inventory.location p on p.clinic_id = m.clinic_id and p.id = m.location_id
      join inventory.stock_member u on u.clinic_id = m.clinic_id and u.user_id = m.created_by
      left join inventory.stock_member w on w.clinic_id = m.clinic_id and w.user_id = m.witness_id
      where ${where} order by m.created_time desc, m.id desc offset ${skip} limit ${take}) m
    order by m.created_time desc, m.id desc`.execute(db);
  const counted = await countRows(db, sql`inventory.movement m where ${where}`);
  return { count: counted, movements: rows };
}

/** A dispensing record of an item. */
export interface ItemDispensingRow {
  id: string;
  create_time: Date;
  patient_id: string;
  patient_name: string;
  quantity: number;
  unit: string;
  lots: string;
  user_name: string;
  reason: string | null;
}

/** Returns the dispensing records and returns of an item, newest first. */
export async function findItemDispensings(
  db: Queryable,
  clinicId: string,
  itemId: string,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; records: ItemDispensingRow[] }> {
  const { rows } = await sql<ItemDispensingRow>`
    select d.id, d.created_time as create_time, d.patient_id, n.first_name || ' ' || n.last_name as patient_name, i.unit, d.reason,
      u.first_name || ' ' || u.last_name as user_name, x.units as quantity, x.lots
    from inventory.dispensing d
    join inventory.item i on i.clinic_id = d.clinic_id and i.id = d.item_id
    join inventory.stock_patient n on n.clinic_id = d.clinic_id and n.id = d.patient_id
    join inventory.stock_member u on u.clinic_id = d.clinic_id and u.user_id = d.created_by
    cross join lateral (select -sum(m.quantity)::int as units, string_agg(l.lot_number, ', ' order by l.expires_on nulls last, l.id) as lots
      from inventory.movement m join inventory.lot l on l.clinic_id = m.clinic_id and l.id = m.lot_id
      where m.clinic_id = d.clinic_id and m.dispensing_id = d.id and m.kind in ('dispense', 'undispense')) x
    where d.clinic_id = ${clinicId} and d.item_id = ${itemId}
    order by d.created_time desc, d.id desc offset ${skip} limit ${take}`.execute(db);
  const counted = await countRows(
    db,
    sql`inventory.dispensing d where d.clinic_id = ${clinicId} and d.item_id = ${itemId}`,
  );
  return { count: counted, records: rows };
}
