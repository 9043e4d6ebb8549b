import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { type DomainError, invalid } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type LotOwner, MOST_CENTS } from '../../rules/index.ts';
import type { Item } from '../items/items.sql.ts';

/** A received lot. */
export interface NewLot {
  lot_number: string;
  expires_on: string | null;
  manufacturer: string;
  vendorId: string | null;
  costCents: number;
  costUnits: number;
  /** Its owner; defaults to the clinic. */
  owner?: LotOwner;
  programme?: string;
}

/**
 * Returns the id of an item's lot with that number and expiration date: the existing one, or a new one. BAD_USER_INPUT
 * at `path` if a number or date is missing that the item requires.
 */
export async function putLot(
  tx: Tx,
  clinicId: string,
  item: Pick<Item, 'id' | 'kind' | 'has_expiration'>,
  lot: NewLot,
  now: Date,
  path: string,
): Promise<string | DomainError> {
  const isDrug = item.kind === 'drug';
  if (isDrug && lot.lot_number === '')
    return invalid([{ path: `${path}.lot_number`, message: 'Lot number is required for drugs' }]);
  if (item.has_expiration && lot.expires_on === null)
    return invalid([{ path: `${path}.expires_on`, message: 'Expiration date is required' }]);
  const expires = item.has_expiration ? lot.expires_on : null;
  if (expires !== null && Number.isNaN(Date.parse(expires)))
    return invalid([{ path: `${path}.expires_on`, message: 'Enter a valid date' }]);
  if (lot.costCents > MOST_CENTS)
    return invalid([
      { path: `${path}.cost_cents`, message: 'The value is more than $20,000,000.00. Check quantity and cost.' },
    ]);
  const owner = lot.owner ?? 'clinic';
  if (owner === 'consigned' && lot.vendorId === null)
    return invalid([{ path: `${path}.owner`, message: 'Vendor-owned stock requires an item with a preferred vendor' }]);
  // Concurrent deliveries of one lot are serialized and become one lot.
  const { rows } = await columnsOf('inventory.lot', ['id'])
    .returned(sql`insert into inventory.lot (clinic_id, id, item_id, lot_number, manufacturer, expires_on, vendor_id, cost_cents, cost_units, owner, programme,
      received_time, created_time)
    values (${clinicId}, ${newId()}, ${item.id}, ${lot.lot_number}, ${lot.manufacturer}, ${expires}, ${lot.vendorId}, ${lot.costCents},
      ${lot.costUnits}, ${owner}, ${owner === 'public' ? (lot.programme ?? '') : ''}, ${now}, ${now})
    on conflict (clinic_id, item_id, lower(lot_number), coalesce(expires_on, 'infinity'::date), owner, lower(programme)) do update set version = inventory.lot.version`)
    .execute(tx);
  return rows[0]!.id;
}
