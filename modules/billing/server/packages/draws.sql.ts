import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { packageShares } from '../../rules/index.ts';

/** A prepaid dispensing event, according to the stock. */
export interface PrepaidDispensing {
  dispensing_id: string;
  order_id: string;
  patient_id: string;
  /** The charge that paid for it in advance. */
  sold_charge_id: string;
  order_quantity: number;
  product_id: string;
  product_name: string;
  /** The quantity that was not returned. */
  standing: number;
  note_id: string | null;
  provider_id: string;
  created_time: Date;
}

/** The ledger's record of it. */
export type Draw = Omit<Selectable<DB['billing.package_draw']>, 'clinic_id'>;

const DRAW_COLUMNS = ['dispensing_id', 'order_id', 'quantity', 'turn', 'charge_id', 'payment_id'] as const;

const DRAWN =
  sql.raw(`select d.id as dispensing_id, d.order_id, d.patient_id, o.charge_id as sold_charge_id, o.quantity as order_quantity,
    o.product_id, p.product_name, d.note_id, d.created_by as provider_id, d.created_time,
    d.quantity + coalesce((select sum(r.quantity) from billing.account_dispensing r
      where r.clinic_id = d.clinic_id and r.reverses_id = d.id), 0)::int as standing
  from billing.account_dispensing d
  join billing.account_order o on o.clinic_id = d.clinic_id and o.id = d.order_id
  join billing.charge c on c.clinic_id = o.clinic_id and c.id = o.charge_id
  join billing.account_product p on p.clinic_id = o.clinic_id and p.id = o.product_id`);

/**
 * Returns the prepaid quantity that this stock entry dispensed or returned, or null if it was not prepaid by a charge.
 */
export async function readDrawn(
  db: Queryable,
  clinicId: string,
  dispensingId: string,
): Promise<PrepaidDispensing | null> {
  const { rows } = await sql<PrepaidDispensing>`${DRAWN}
    where d.clinic_id = ${clinicId} and d.is_prepaid and d.id = (select coalesce(x.reverses_id, x.id)
      from billing.account_dispensing x where x.clinic_id = ${clinicId} and x.id = ${dispensingId})`.execute(db);
  return rows[0] ?? null;
}

/** Returns dispensing events whose quantity differs between ledger and stock. */
export async function readUnsettled(db: Queryable, clinicId: string): Promise<string[]> {
  const { rows } = await sql<{ dispensing_id: string }>`
    select x.dispensing_id from (${DRAWN} where d.clinic_id = ${clinicId} and d.is_prepaid and d.quantity > 0) x
    left join billing.package_draw w on w.clinic_id = ${clinicId} and w.dispensing_id = x.dispensing_id
    where x.standing <> coalesce(w.quantity, 0) order by x.dispensing_id limit 1000`.execute(db);
  return rows.map(({ dispensing_id }) => dispensing_id);
}

/** Returns the draw of a dispensing event, or of a unit's charge. */
export async function readDraw(
  db: Queryable,
  clinicId: string,
  of: { dispensingId: string } | { chargeId: string },
): Promise<Draw | null> {
  const draws = db.selectFrom('billing.package_draw').select(DRAW_COLUMNS).where('clinic_id', '=', clinicId);
  const row = await (
    'chargeId' in of ? draws.where('charge_id', '=', of.chargeId) : draws.where('dispensing_id', '=', of.dispensingId)
  ).executeTakeFirst();
  return row ?? null;
}

/** Returns the units that are currently covered by this prepaid charge. */
export function readCovered(db: Queryable, clinicId: string, soldChargeId: string): Promise<Draw[]> {
  return db
    .selectFrom('billing.package_draw')
    .select(DRAW_COLUMNS)
    .where('clinic_id', '=', clinicId)
    .where('payment_id', 'is not', null)
    .where('order_id', 'in', (orders) =>
      orders
        .selectFrom('billing.package_share')
        .select('order_id')
        .where('clinic_id', '=', clinicId)
        .where('charge_id', '=', soldChargeId),
    )
    .orderBy('dispensing_id')
    .execute();
}

/** Returns the total revenue of an item; computed once for everything sold with a charge, at the prices of that day. */
export async function shareOf(
  tx: Tx,
  clinicId: string,
  { order_id, sold_charge_id }: PrepaidDispensing,
): Promise<number> {
  const read = async (): Promise<number | null> => {
    const row = await tx
      .selectFrom('billing.package_share')
      .select('amount')
      .where('clinic_id', '=', clinicId)
      .where('order_id', '=', order_id)
      .executeTakeFirst();
    return row?.amount ?? null;
  };
  const standing = await read();
  if (standing !== null) return standing;
  const { rows: orders } = await columnsOf({ o: 'billing.account_order', p: 'billing.account_product' }, [
    'o.id',
    'o.quantity',
    'p.price_cents as price',
  ])
    .select(sql`from billing.account_order o
    join billing.account_product p on p.clinic_id = o.clinic_id and p.id = o.product_id
    where o.clinic_id = ${clinicId} and o.charge_id = ${sold_charge_id} order by o.id`)
    .execute(tx);
  const sold = await tx
    .selectFrom('billing.charge')
    .select(['amount_of_charge', 'tax'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', sold_charge_id)
    .executeTakeFirstOrThrow();
  for (const [id, amount] of packageShares(Math.max(0, sold.amount_of_charge - sold.tax), orders))
    await sql`insert into billing.package_share (clinic_id, order_id, charge_id, amount)
      values (${clinicId}, ${id}, ${sold_charge_id}, ${amount}) on conflict do nothing`.execute(tx);
  return (await read())!;
}

/** Returns the revenue and quantity of the other units of an item. */
export async function readOthers(
  tx: Tx,
  clinicId: string,
  { order_id, dispensing_id }: PrepaidDispensing,
): Promise<{ units: number; earned: number }> {
  const { rows } = await sql<{ units: number; earned: number }>`
    select coalesce(sum(w.quantity), 0)::int as units, coalesce(sum(c.amount_of_charge), 0)::bigint as earned
    from billing.package_draw w join billing.charge c on c.clinic_id = w.clinic_id and c.id = w.charge_id
    where w.clinic_id = ${clinicId} and w.order_id = ${order_id} and w.dispensing_id <> ${dispensing_id}`.execute(tx);
  return rows[0]!;
}
