import { sql } from 'kysely';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, invalid } from '#platform/domain-error.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { products } from '../products/products.sql.ts';
import { ndcsOfGtin, readGs1, readNdc } from '../../rules/index.ts';

/** A decoded code, with the clinic's matching stock. */
export interface ScannedStock {
  gtin: string;
  lot_number: string | null;
  expires_on: string | null;
  serial_number: string | null;
  /** Null if no item has this code. */
  item_id: string | null;
  item_name: string | null;
  unit: string | null;
  /** The scanned pack, unless it was a single unit. */
  pack_name: string | null;
  pack_factor: number;
  /** The product that the item is sold as, if there is exactly one. */
  product_id: string | null;
  product_name: string | null;
  /** The lot with this number that is in stock. */
  lot_id: string | null;
}

/**
 * Decodes a scanned code and finds its item: by its own barcode, by that of one of its packs, or by NDC, also as
 * printed. BAD_USER_INPUT
 * if it is not a valid code.
 */
export async function readScanned(
  { app, actor, now }: RequestContext,
  scanned: string,
): Promise<ScannedStock | DomainError> {
  const today = dayIn(actor.timeZone, now);
  const ndc = /-/.test(scanned) ? readNdc(scanned) : null;
  const code =
    ndc === null
      ? scanned.length > 200
        ? null
        : readGs1(scanned, Number(today.slice(0, 4)))
      : { gtin: scanned.trim(), lotNumber: null, expiresOn: null, serialNumber: null };
  if (code === null) return invalid([{ path: 'code', message: 'Barcode not recognized. Scan it again.' }]);
  const { gtin, lotNumber, expiresOn, serialNumber } = code;
  const ndcs = ndc === null ? ndcsOfGtin(gtin) : [ndc];
  const { clinicId } = actor;
  const db = app.database.kysely;
  const { rows } = await sql<{
    id: string;
    item_name: string;
    unit: string;
    pack_name: string | null;
    pack_factor: number | null;
  }>`
    select i.id, i.item_name, i.unit, p.name as pack_name, p.factor as pack_factor from inventory.item i
    left join lateral (select e->>'name' as name, (e->>'factor')::int as factor from jsonb_array_elements(i.packs) e
      where lpad(nullif(e->>'barcode', ''), 14, '0') = ${gtin} limit 1) p on true
    where i.clinic_id = ${clinicId} and i.deleted_time is null
      and (lpad(nullif(i.barcode, ''), 14, '0') = ${gtin} or p.name is not null or i.ndc = any(${ndcs}::text[]))
    order by lpad(nullif(i.barcode, ''), 14, '0') = ${gtin} desc nulls last, p.name is null, i.item_name, i.id limit 1`.execute(
    db,
  );
  const [item] = rows;
  const says = { gtin, lot_number: lotNumber, expires_on: expiresOn, serial_number: serialNumber };
  const none = { item_id: null, item_name: null, unit: null, pack_name: null, pack_factor: 1 };
  if (item === undefined) return { ...says, ...none, product_id: null, product_name: null, lot_id: null };
  const product = await products.table
    .select(db, actor)
    .where('item_id', '=', item.id)
    .where('deleted_time', 'is', null)
    .orderBy('item_quantity')
    .orderBy('product_name')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { rows: lots } = await columnsOf({ l: 'inventory.lot' }, ['l.id'])
    .select(sql`from inventory.lot l join inventory.stock s on s.clinic_id = l.clinic_id and s.lot_id = l.id and s.quantity > 0
    where l.clinic_id = ${clinicId} and l.item_id = ${item.id} and lower(l.lot_number) = lower(${lotNumber ?? ''})
      and (${expiresOn}::date is null or l.expires_on = ${expiresOn}::date)
    order by l.received_time limit 1`)
    .execute(db);
  return {
    ...says,
    item_id: item.id,
    item_name: item.item_name,
    unit: item.unit,
    pack_name: item.pack_name,
    pack_factor: item.pack_factor ?? 1,
    product_id: product?.id ?? null,
    product_name: product?.product_name ?? null,
    lot_id: lotNumber === null ? null : (lots[0]?.id ?? null),
  };
}
