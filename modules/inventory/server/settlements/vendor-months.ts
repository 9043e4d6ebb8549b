import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

/** The months that were settled with vendors. */
export const settlements = clinicTable('inventory.vendor_settlement', [
  'id',
  'vendor_id',
  'month',
  'amount_cents',
  'used_cents',
  'invoice_number',
  'comment',
  'settled_by',
  'settled_time',
]);

/** An item of a vendor in a month, in its units and in cents of its cost. */
export interface VendorMonthItem {
  item_name: string;
  unit: string;
  used: number;
  used_cents: number;
  /** Discarded, missing in a count, or corrected. */
  lost: number;
  lost_cents: number;
}

/** A month of a vendor's stock that the clinic keeps and pays for when it is used. */
export interface VendorMonth {
  vendor_id: string;
  vendor_name: string;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  is_over: boolean;
  used_cents: number;
  lost_cents: number;
  items: VendorMonthItem[];
  settlement: (RowOfTable<typeof settlements> & { settled_by_name: string }) | null;
}

const USED = ['dispense', 'undispense', 'use'] as const;
const LOST = ['disposal', 'count', 'adjustment'] as const;

/** Returns the months of vendor-owned stock, newest first; of one vendor, or one month of it, if given. */
export async function readVendorMonths(
  db: Queryable,
  { clinicId, timeZone }: { clinicId: string; timeZone: string },
  now: Date,
  only: { vendorId?: string | null; month?: string } = {},
): Promise<VendorMonth[]> {
  const [items, settled] = await Promise.all([
    readItems(db, clinicId, timeZone, only.vendorId ?? null),
    readSettlements(db, clinicId),
  ]);
  const thisMonth = `${dayIn(timeZone, now).slice(0, 7)}-01`;
  const months = new Map<string, VendorMonth>();
  for (const { vendor_id, vendor_name, month, ...item } of items) {
    const key = `${vendor_id} ${month}`;
    const standing = months.get(key) ?? {
      vendor_id,
      vendor_name,
      month,
      is_over: month < thisMonth,
      used_cents: 0,
      lost_cents: 0,
      items: [],
      settlement: settled.find((each) => each.vendor_id === vendor_id && each.month === month) ?? null,
    };
    standing.items.push(item);
    standing.used_cents += item.used_cents;
    standing.lost_cents += item.lost_cents;
    months.set(key, standing);
  }
  return [...months.values()].filter(({ month }) => only.month === undefined || month === only.month);
}

async function readItems(db: Queryable, clinicId: string, timeZone: string, vendorId: string | null) {
  const rows = await db
    .selectFrom('inventory.lot as l')
    .innerJoin('inventory.movement as m', (join) =>
      join.onRef('m.clinic_id', '=', 'l.clinic_id').onRef('m.lot_id', '=', 'l.id'),
    )
    .innerJoin('inventory.item as i', (join) =>
      join.onRef('i.clinic_id', '=', 'l.clinic_id').onRef('i.id', '=', 'l.item_id'),
    )
    .innerJoin('inventory.vendor as v', (join) =>
      join.onRef('v.clinic_id', '=', 'l.clinic_id').onRef('v.id', '=', 'l.vendor_id'),
    )
    .select(['v.id as vendor_id', 'v.vendor_name', 'i.item_name', 'i.unit'])
    .select(({ fn, val }) =>
      fn<string>('to_char', [fn('timezone', [val(timeZone), 'm.created_time']), val('YYYY-MM-01')]).as('month'),
    )
    .select(({ fn }) => [
      fn.sum('m.quantity').filterWhere('m.kind', 'in', USED).as('used'),
      fn.sum('m.cost_cents').filterWhere('m.kind', 'in', USED).as('used_cents'),
      fn.sum('m.quantity').filterWhere('m.kind', 'in', LOST).as('lost'),
      fn.sum('m.cost_cents').filterWhere('m.kind', 'in', LOST).as('lost_cents'),
    ])
    .where('l.clinic_id', '=', clinicId)
    .where('l.owner', '=', 'consigned')
    .where('m.kind', 'in', [...USED, ...LOST])
    .$if(vendorId !== null, (query) => query.where('l.vendor_id', '=', vendorId))
    .groupBy(['v.id', 'v.vendor_name', 'i.id', 'i.item_name', 'i.unit', 'month'])
    .orderBy('month', 'desc')
    .orderBy('v.vendor_name')
    .orderBy('v.id')
    .orderBy('i.item_name')
    .execute();
  return rows.map((row) => ({
    ...row,
    used: unitsOf(row.used),
    used_cents: unitsOf(row.used_cents),
    lost: unitsOf(row.lost),
    lost_cents: unitsOf(row.lost_cents),
  }));
}

// Movements out of stock are negative.
const unitsOf = (sum: string | number | bigint | null): number => 0 - Number(sum ?? 0);

async function readSettlements(db: Queryable, clinicId: string) {
  const rows = await db
    .selectFrom('inventory.vendor_settlement as s')
    .innerJoin('inventory.stock_member as u', (join) =>
      join.onRef('u.clinic_id', '=', 's.clinic_id').onRef('u.user_id', '=', 's.settled_by'),
    )
    .selectAll('s')
    .select(['u.first_name', 'u.last_name'])
    .where('s.clinic_id', '=', clinicId)
    .execute();
  return rows.map((row) => ({ ...row, settled_by_name: `${row.first_name} ${row.last_name}` }));
}
