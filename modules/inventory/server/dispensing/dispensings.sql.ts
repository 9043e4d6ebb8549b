import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';

const table = clinicTable('inventory.dispensing', [
  'id',
  'order_id',
  'patient_id',
  'product_id',
  'item_id',
  'quantity',
  'is_prepaid',
  'note_id',
  'charge_id',
  'directions',
  'reverses_id',
  'reason',
  'override_reason',
  'stock_owner',
  'program_eligibility',
  'days_supply',
  'serial_number',
  'safety_outcome',
  'safety_alerts',
  'created_by',
  'created_time',
]);

/**
 * A dispensing record, or a return (negative). The quantity is in the product's units, or in the item's if there is no
 * product.
 */
export interface Dispensing extends RowOfTable<typeof table> {
  product_name: string;
  unit: string;
  /** The quantity that was not returned. */
  standing: number;
  /** The cost of the goods, in cents. */
  cost_cents: number;
  lots: { lot_id: string; lot_number: string; expires_on: string | null; location_name: string; quantity: number }[];
  created_by_name: string;
}

const COLUMNS = table.as('d').and(fullName('created_by_name', 'u')).and(sql<{
  product_name: string;
  unit: string;
  standing: number;
  cost_cents: number;
  lots: { lot_id: string; lot_number: string; expires_on: string | null; location_name: string; quantity: number }[];
}>`coalesce(p.product_name, i.item_name) as product_name, coalesce(nullif(p.unit, ''), i.unit, '') as unit, case when d.quantity > 0 then d.quantity + coalesce((select sum(r.quantity) from inventory.dispensing r
    where r.clinic_id = d.clinic_id and r.reverses_id = d.id), 0)::int else 0 end as standing, coalesce((select -sum(m.cost_cents) from inventory.movement m where m.clinic_id = d.clinic_id and m.dispensing_id = d.id
    and m.kind in ('dispense', 'undispense')), 0)::int as cost_cents, coalesce((select jsonb_agg(jsonb_build_object('lot_id', l.id, 'lot_number', l.lot_number, 'expires_on', l.expires_on,
      'location_name', o.location_name, 'quantity', -m.quantity) order by l.expires_on nulls last, l.id)
    from inventory.movement m join inventory.lot l on l.clinic_id = m.clinic_id and l.id = m.lot_id
    join inventory.location o on o.clinic_id = m.clinic_id and o.id = m.location_id
    where m.clinic_id = d.clinic_id and m.dispensing_id = d.id and m.kind in ('dispense', 'undispense')), '[]') as lots`);
const FROM = sql`from inventory.dispensing d
  left join inventory.product p on p.clinic_id = d.clinic_id and p.id = d.product_id
  left join inventory.item i on i.clinic_id = d.clinic_id and i.id = d.item_id
  join inventory.stock_member u on u.clinic_id = d.clinic_id and u.user_id = d.created_by`;

/** Returns these dispensing records in the order of their creation. */
export async function readDispensings(db: Queryable, clinicId: string, ids: readonly string[]): Promise<Dispensing[]> {
  const { rows } = await COLUMNS.select(
    sql`${FROM} where d.clinic_id = ${clinicId} and d.id = any(${ids}::uuid[]) order by d.created_time, d.id`,
  ).execute(db);
  return rows;
}

/** Returns what was dispensed for a charge, without returns. */
export async function dispensingsOfCharge(db: Queryable, clinicId: string, chargeId: string): Promise<Dispensing[]> {
  const { rows } = await COLUMNS.select(
    sql`${FROM} where d.clinic_id = ${clinicId} and d.charge_id = ${chargeId} and d.quantity > 0 order by d.created_time, d.id`,
  ).execute(db);
  return rows;
}

/** Links a dispensing record to the charge that pays for it, unless it already has one. */
export async function linkDispensing(tx: Tx, clinicId: string, id: string, chargeId: string): Promise<void> {
  await sql`update inventory.dispensing set charge_id = ${chargeId}
    where clinic_id = ${clinicId} and id = ${id} and charge_id is null`.execute(tx);
}

/** Returns what was dispensed and returned on a chart note. */
export async function dispensingsOfNote(db: Queryable, clinicId: string, noteId: string): Promise<Dispensing[]> {
  const { rows } = await COLUMNS.select(
    sql`${FROM} where d.clinic_id = ${clinicId} and d.note_id = ${noteId} order by d.created_time, d.id`,
  ).execute(db);
  return rows;
}

/** Returns what a patient was dispensed and returned, newest first; limited to prepaid records or others if given. */
export async function dispensingsOfPatient(
  db: Queryable,
  clinicId: string,
  patientId: string,
  isPrepaid: boolean | null,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: Dispensing[] }> {
  const where = sql`d.clinic_id = ${clinicId} and d.patient_id = ${patientId}
    and (${isPrepaid}::boolean is null or d.is_prepaid = ${isPrepaid}::boolean)`;
  const { rows } = await COLUMNS.select(
    sql`${FROM} where ${where} order by d.created_time desc, d.id desc offset ${skip} limit ${take}`,
  ).execute(db);
  const counted = await countRows(db, sql`inventory.dispensing d where ${where}`);
  return { count: counted, rows };
}
