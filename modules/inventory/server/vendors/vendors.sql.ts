import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { nameTaken } from '#platform/domain-error.ts';
import { counted, summed } from '#platform/records/computed-columns.ts';

/** The vendors that the clinic buys from. */
export const vendors = defineRecord({
  table: 'inventory.vendor',
  columns: [
    'vendor_name',
    'account_number',
    'contact',
    'phone',
    'email',
    'website',
    'address',
    'payment_terms',
    'lead_time_days',
    'minimum_order_cents',
  ],
  called: 'vendor',
  objectType: 'vendor',
  topic: 'inventory.setup-changed',
  activeAs: 'is_used',
  refusals: { vendor_name: () => nameTaken('input.vendor_name', 'A vendor with this name already exists.') },
});

/** A vendor with its purchasing totals. */
export interface Vendor extends RowOf<typeof vendors> {
  item_count: number;
  open_orders: number;
  spend_cents: number;
}

/** Returns the clinic's vendors by name, archived ones last; only one if an id is given. */
export async function readVendors(
  db: Queryable,
  clinicId: string,
  { id = null, includeDeleted = false, now }: { id?: string | null; includeDeleted?: boolean; now: Date },
): Promise<Vendor[]> {
  const { rows } = await vendors.table
    .as('v')
    .and(
      counted(
        'item_count',
        sql`inventory.item i where i.clinic_id = v.clinic_id and i.preferred_vendor_id = v.id
        and i.deleted_time is null`,
      ),
    )
    .and(
      counted(
        'open_orders',
        sql`inventory.purchase_order o where o.clinic_id = v.clinic_id and o.vendor_id = v.id
        and o.status in ('Draft', 'Ordered', 'PartlyReceived')`,
      ),
    )
    .and(
      summed(
        'spend_cents',
        sql`m.cost_cents`,
        sql`inventory.purchase_order o
        join inventory.purchase_line l on l.clinic_id = o.clinic_id and l.order_id = o.id
        join inventory.movement m on m.clinic_id = l.clinic_id and m.purchase_line_id = l.id
        where o.clinic_id = v.clinic_id and o.vendor_id = v.id and m.created_time > ${now}::timestamptz - interval '12 months'`,
      ),
    )
    .select(sql`from inventory.vendor v where v.clinic_id = ${clinicId} and (${id}::uuid is null or v.id = ${id}::uuid)
      and (${includeDeleted} or v.deleted_time is null)
    order by v.deleted_time is not null, lower(v.vendor_name), v.id`)
    .execute(db);
  return rows;
}
