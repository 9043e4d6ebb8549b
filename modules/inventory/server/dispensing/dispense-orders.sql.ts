import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

const table = clinicTable('inventory.dispense_order', [
  'id',
  'patient_id',
  'product_id',
  'quantity',
  'note_id',
  'charge_id',
  'package_id',
  'is_prepaid',
  'directions',
  'expires_on',
  'prescriber_id',
  'created_time',
  'cancelled_time',
  'cancel_reason',
  'version',
]);

/** A product that a patient should receive: ordered, charged or prepaid. */
export interface DispenseOrder extends RowOfTable<typeof table> {
  patient_name: string;
  product_name: string;
  product_kind: string;
  item_id: string | null;
  unit: string;
  /** The quantity dispensed and not returned. */
  dispensed: number;
  package_name: string | null;
  prescriber_name: string | null;
  created_by_name: string;
}

const DRAWN = sql.raw(`coalesce((select sum(d.quantity) from inventory.dispensing d
  where d.clinic_id = o.clinic_id and d.order_id = o.id), 0)::int`);
const COLUMNS = table
  .as('o')
  .and(columnsOf({ p: 'inventory.product' }, ['p.product_name', 'p.kind as product_kind', 'p.item_id', 'p.unit']))
  .and(columnsOf({ k: 'inventory.product' }, ['k.product_name as package_name']).orNull())
  .and(fullName('patient_name', 'n'))
  .and(fullName('created_by_name', 'u'))
  .and(
    sql<{
      dispensed: number;
      prescriber_name: string | null;
    }>`${DRAWN} as dispensed, (select r.first_name || ' ' || r.last_name from inventory.stock_member r where r.clinic_id = o.clinic_id and r.user_id = o.prescriber_id) as prescriber_name`,
  );
const FROM = sql`from inventory.dispense_order o
  join inventory.product p on p.clinic_id = o.clinic_id and p.id = o.product_id
  left join inventory.product k on k.clinic_id = o.clinic_id and k.id = o.package_id
  join inventory.stock_patient n on n.clinic_id = o.clinic_id and n.id = o.patient_id
  join inventory.stock_member u on u.clinic_id = o.clinic_id and u.user_id = o.created_by`;

/** Returns an order, locked for the rest of the transaction. */
export async function lockOrder(tx: Tx, clinicId: string, id: string): Promise<DispenseOrder | null> {
  await sql`select 1 from inventory.dispense_order where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  const [row] = await readOrders(tx, clinicId, [id]);
  return row ?? null;
}

/** Returns these orders in the order of their creation. */
export async function readOrders(db: Queryable, clinicId: string, ids: readonly string[]): Promise<DispenseOrder[]> {
  const { rows } = await COLUMNS.select(
    sql`${FROM} where o.clinic_id = ${clinicId} and o.id = any(${ids}::uuid[]) order by o.created_time, o.id`,
  ).execute(db);
  return rows;
}

/** Filters for orders. */
export interface OrderSearch {
  patientId?: string | null;
  noteId?: string | null;
  chargeId?: string | null;
  isPrepaid?: boolean | null;
  /** Only orders that can still be dispensed: neither complete, canceled nor expired. */
  openOn?: string | null;
}

/** Returns orders, newest first, with the total count. */
export async function findOrders(
  db: Queryable,
  clinicId: string,
  { patientId = null, noteId = null, chargeId = null, isPrepaid = null, openOn = null }: OrderSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; orders: DispenseOrder[] }> {
  const where = sql`o.clinic_id = ${clinicId} and (${patientId}::uuid is null or o.patient_id = ${patientId}::uuid)
    and (${noteId}::uuid is null or o.note_id = ${noteId}::uuid) and (${chargeId}::uuid is null or o.charge_id = ${chargeId}::uuid)
    and (${isPrepaid}::boolean is null or o.is_prepaid = ${isPrepaid}::boolean)
    and (${openOn}::date is null or (o.cancelled_time is null and (o.expires_on is null or o.expires_on >= ${openOn}::date)
      and ${DRAWN} < o.quantity))`;
  const { rows } = await COLUMNS.select(
    sql`${FROM} where ${where} order by o.created_time desc, o.id desc offset ${skip} limit ${take}`,
  ).execute(db);
  const counted = await countRows(db, sql`inventory.dispense_order o where ${where}`);
  return { count: counted, orders: rows };
}
