import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { type DomainError, invalid } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type LotOwner, MOST_CENTS } from '../../rules/index.ts';
import type { Item } from '../items/items.sql.ts';

/** A lot as it comes in. */
export interface NewLot {
  lot_number: string;
  expires_on: string | null;
  manufacturer: string;
  vendorId: string | null;
  costCents: number;
  costUnits: number;
  /** Whose it is; the clinic's where nothing is said. */
  owner?: LotOwner;
  programme?: string;
}

/**
 * The lot of an item with that number and last day: the one that is known, or a new one; answers its id. BAD_USER_INPUT at `path` where
 * the number or the day is missing that the item asks for.
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
  // Two deliveries of one lot at once wait for each other, and are one lot.
  const { rows } = await columnsOf('inventory.lot', ['id'])
    .returned(sql`insert into inventory.lot (clinic_id, id, item_id, lot_number, manufacturer, expires_on, vendor_id, cost_cents, cost_units, owner, programme,
      received_time, created_time)
    values (${clinicId}, ${newId()}, ${item.id}, ${lot.lot_number}, ${lot.manufacturer}, ${expires}, ${lot.vendorId}, ${lot.costCents},
      ${lot.costUnits}, ${owner}, ${owner === 'public' ? (lot.programme ?? '') : ''}, ${now}, ${now})
    on conflict (clinic_id, item_id, lower(lot_number), coalesce(expires_on, 'infinity'::date), owner, lower(programme)) do update set version = inventory.lot.version`)
    .execute(tx);
  return rows[0]!.id;
}
