import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { VendorFields } from '../../rules/index.ts';

/** Whom the clinic buys from, with what is bought there. */
export interface Vendor extends VendorFields {
  id: string;
  item_count: number;
  open_orders: number;
  spend_cents: number;
  version: number;
  deleted_time: Date | null;
}

/** The clinic's vendors by name, those out of use last; one alone where an id is given. */
export async function readVendors(
  db: Queryable,
  clinicId: string,
  { id = null, includeDeleted = false, now }: { id?: string | null; includeDeleted?: boolean; now: Date },
): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`
    select v.id, v.vendor_name, v.account_number, v.contact, v.phone, v.email, v.website, v.address, v.payment_terms,
      v.lead_time_days, v.minimum_order_cents, v.version, v.deleted_time,
      (select count(*)::int from inventory.item i where i.clinic_id = v.clinic_id and i.preferred_vendor_id = v.id
        and i.deleted_time is null) as item_count,
      (select count(*)::int from inventory.purchase_order o where o.clinic_id = v.clinic_id and o.vendor_id = v.id
        and o.status in ('Draft', 'Ordered', 'PartlyReceived')) as open_orders,
      coalesce((select sum(m.cost_cents) from inventory.purchase_order o
        join inventory.purchase_line l on l.clinic_id = o.clinic_id and l.order_id = o.id
        join inventory.movement m on m.clinic_id = l.clinic_id and m.purchase_line_id = l.id
        where o.clinic_id = v.clinic_id and o.vendor_id = v.id and m.created_time > ${now}::timestamptz - interval '12 months'), 0)::int as spend_cents
    from inventory.vendor v where v.clinic_id = ${clinicId} and (${id}::uuid is null or v.id = ${id}::uuid)
      and (${includeDeleted} or v.deleted_time is null)
    order by v.deleted_time is not null, lower(v.vendor_name), v.id`.execute(db);
  return rows;
}

/** One vendor, locked for the rest of the transaction. */
export async function lockVendor(tx: Tx, clinicId: string, id: string, now: Date): Promise<Vendor | null> {
  await sql`select 1 from inventory.vendor where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  const [row] = await readVendors(tx, clinicId, { id, includeDeleted: true, now });
  return row ?? null;
}
