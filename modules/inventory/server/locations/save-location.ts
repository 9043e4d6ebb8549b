import { sql } from 'kysely';
import { defineRecord, type RowOf, type BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { domainError, type DomainError, invalid, isDomainError, nameTaken } from '#platform/domain-error.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { locationForm } from '../../rules/index.ts';

/** A clinic's stock locations. */
export const locations = defineRecord({
  table: 'inventory.location',
  columns: ['location_name', 'practice_id', 'is_dispensing'],
  called: 'location',
  objectType: 'stock_location',
  topic: 'inventory.setup-changed',
  activeAs: 'is_used',
  refusals: {
    location_name: () => nameTaken('input.location_name', 'A location with this name already exists.'),
    location_clinic_id_practice_id_fkey: () =>
      invalid([{ path: 'input.practice_id', message: 'This practice does not exist.' }]),
  },
});
export type Location = RowOf<typeof locations>;

/** Returns the clinic's locations in order, archived ones last. */
export function readLocations(
  db: Queryable,
  clinicId: string,
  { includeDeleted = false }: { includeDeleted?: boolean } = {},
): Promise<Location[]> {
  const all = locations.table.select(db, { clinicId });
  return (includeDeleted ? all : all.where('deleted_time', 'is', null))
    .orderBy(({ eb }) => eb('deleted_time', 'is not', null))
    .orderBy('sort_index')
    .orderBy(({ fn }) => fn('lower', ['location_name']))
    .orderBy('id')
    .execute();
}

/** Adds a location, or updates `standing`. NAME_TAKEN if the name is in use. */
export async function saveLocation(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<Location | DomainError> {
  const checked = checkInput(locationForm, given(input), 'input');
  return isDomainError(checked) ? checked : locations.save(ctx, standing, checked.value);
}

/** Archives or restores a location; idempotent. STOCKED while there is stock. */
export const switchLocation = (ctx: RequestContext, id: string, isUsed: boolean): Promise<Location | DomainError> =>
  locations.activate(ctx, id, isUsed, async (tx) =>
    !isUsed && (await hasStock(tx, ctx.actor.clinicId, id))
      ? domainError('STOCKED', 'This location still has stock. Transfer it first.')
      : null,
  );

/**
 * Takes a share lock on a location for the rest of the transaction: stock moves there concurrently, and only changes of
 * the location wait.
 */
export async function lockLocation(tx: Tx, clinicId: string, id: string): Promise<Location | null> {
  const { rows } = await locations.table
    .as()
    .select(sql`from inventory.location where clinic_id = ${clinicId} and id = ${id} for share`)
    .execute(tx);
  return rows[0] ?? null;
}

async function hasStock(tx: Tx, clinicId: string, locationId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from inventory.stock
    where clinic_id = ${clinicId} and location_id = ${locationId} and quantity > 0 limit 1`.execute(tx);
  return rows.length > 0;
}
