import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { summed } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { amount } from '../../rules/index.ts';

const table = clinicTable('inventory.alert', [
  'id',
  'kind',
  'item_id',
  'lot_id',
  'location_id',
  'raised_time',
  'cleared_time',
]);

/** A stock alert, for the clinic as a whole if it has no location. */
export interface StockAlert extends RowOfTable<typeof table> {
  item_name: string;
  unit: string;
  lot_number: string | null;
  expires_on: string | null;
  location_name: string | null;
  /** The lot's remaining quantity; for low stock, the available quantity. */
  quantity: number;
}

/**
 * Returns these alerts, or all active ones, most urgent first; `today` is the clinic's date, by default the server's.
 */
export async function readAlerts(
  db: Queryable,
  clinicId: string,
  { ids = null, today = null }: { ids?: readonly string[] | null; today?: string | null },
): Promise<StockAlert[]> {
  const { rows } = await table
    .as('a')
    .and(columnsOf({ i: 'inventory.item' }, ['i.item_name', 'i.unit']))
    .and(columnsOf({ l: 'inventory.lot' }, ['l.lot_number', 'l.expires_on']).orNull())
    .and(columnsOf({ p: 'inventory.location' }, ['p.location_name']).orNull())
    .and(
      summed(
        'quantity',
        sql`s.quantity`,
        sql`inventory.stock s join inventory.lot x on x.clinic_id = s.clinic_id and x.id = s.lot_id
        where s.clinic_id = a.clinic_id and s.item_id = a.item_id
        and (a.lot_id is null or s.lot_id = a.lot_id) and (a.location_id is null or s.location_id = a.location_id)
        and (a.kind <> 'low' or x.held_reason is null and x.owner <> 'public'
          and (x.expires_on is null or x.expires_on >= coalesce(${today}::date, current_date)))`,
      ),
    )
    .select(sql`from inventory.alert a
    join inventory.item i on i.clinic_id = a.clinic_id and i.id = a.item_id
    left join inventory.location p on p.clinic_id = a.clinic_id and p.id = a.location_id
    left join inventory.lot l on l.clinic_id = a.clinic_id and l.id = a.lot_id
    where a.clinic_id = ${clinicId}
      and case when ${ids}::uuid[] is null then a.cleared_time is null else a.id = any(${ids}::uuid[]) end
    order by array_position(array['expired', 'low', 'expiring_30', 'expiring_60', 'expiring_90'], a.kind), l.expires_on, i.item_name, a.id`)
    .execute(db);
  return rows;
}

/** Describes an alert in a sentence: “Ibuprofen 400 mg is low at Dispensary: 12 tablets left”. */
export function alertWords({
  kind,
  item_name,
  lot_number,
  location_name,
  expires_on,
  quantity,
  unit,
}: StockAlert): string {
  if (kind === 'low')
    return `${item_name} is low${location_name === null ? '' : ` at ${location_name}`}: ${amount(quantity, unit)} left`;
  const lot = lot_number ? `, lot ${lot_number}` : '';
  const day = expires_on === null ? '' : `${expires_on.slice(5, 7)}/${expires_on.slice(8)}/${expires_on.slice(0, 4)}`;
  return kind === 'expired'
    ? `${item_name}${lot} expired on ${day}: ${amount(quantity, unit)} to dispose of`
    : `${item_name}${lot} expires on ${day}: ${amount(quantity, unit)} left`;
}
