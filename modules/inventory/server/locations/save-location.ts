import { sql } from 'kysely';
import { saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf, type Queryable, type Tx } from '#platform/database.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { locationForm, type LocationFields } from '../../rules/index.ts';

/** Where stock lies. */
export interface Location extends LocationFields {
  id: string;
  version: number;
  deleted_time: Date | null;
}

/** The clinic's locations in their order, those out of use last; one alone where an id is given. */
export async function readLocations(
  db: Queryable,
  clinicId: string,
  { id = null, includeDeleted = false }: { id?: string | null; includeDeleted?: boolean } = {},
): Promise<Location[]> {
  const { rows } = await sql<Location>`
    select id, location_name, practice_id, is_dispensing, version, deleted_time from inventory.location
    where clinic_id = ${clinicId} and (${id}::uuid is null or id = ${id}::uuid) and (${includeDeleted} or deleted_time is null)
    order by deleted_time is not null, sort_index, lower(location_name), id`.execute(db);
  return rows;
}

/** Adds a location, or changes the one of `standing`. NAME_TAKEN where there is one of that name. */
export async function saveLocation(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<Location | DomainError> {
  const { actor, now } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(locationForm, given, 'input');
  if (isDomainError(checked)) return checked;
  return saving(ctx, async (tx) => {
    const id = standing?.id ?? newId();
    let before: Location | null = null;
    if (standing === null)
      await tx
        .insertInto('inventory.location')
        .values({ ...checked.value, clinic_id: actor.clinicId, id, created_time: now })
        .execute();
    else {
      const locked = lockForSave(await lockLocation(tx, actor.clinicId, id), standing.version, 'location');
      if (isDomainError(locked)) return locked;
      before = locked;
      await tx
        .updateTable('inventory.location')
        .set({ ...checked.value, version: before.version + 1 })
        .where('clinic_id', '=', actor.clinicId)
        .where('id', '=', id)
        .execute();
    }
    const {
      id: _id,
      version: _version,
      deleted_time: _time,
      ...were
    } = before ?? { id: '', version: 0, deleted_time: null };
    await saveChange(tx, ctx, {
      ...about(id),
      action: before === null ? 'create' : 'update',
      before: before === null ? null : were,
      after: checked.value,
    });
    return id;
  });
}

/** Takes a location out of use, or brings it back; doing so twice changes nothing. STOCKED while something lies there. */
export function switchLocation(ctx: RequestContext, id: string, isUsed: boolean): Promise<Location | DomainError> {
  const { actor, now } = ctx;
  return saving(ctx, async (tx) => {
    const before = await lockLocation(tx, actor.clinicId, id);
    if (before === null) return notFound('location');
    if ((before.deleted_time === null) === isUsed) return id;
    const { rows } = await sql`select 1 from inventory.stock
      where clinic_id = ${actor.clinicId} and location_id = ${id} and quantity > 0 limit 1`.execute(tx);
    if (!isUsed && rows.length > 0) return domainError('STOCKED', 'Something still lies there: move it first.');
    await sql`update inventory.location set deleted_time = ${isUsed ? null : now}, version = version + 1
      where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
    const [was, is] = [{ is_used: !isUsed }, { is_used: isUsed }];
    await saveChange(tx, ctx, { ...about(id), action: isUsed ? 'update' : 'delete', before: was, after: is });
    return id;
  });
}

/** One location, locked for the rest of the transaction. */
export async function lockLocation(tx: Tx, clinicId: string, id: string): Promise<Location | null> {
  await sql`select 1 from inventory.location where clinic_id = ${clinicId} and id = ${id} for share`.execute(tx);
  const [row] = await readLocations(tx, clinicId, { id, includeDeleted: true });
  return row ?? null;
}

async function saving(
  ctx: RequestContext,
  work: (tx: Tx) => Promise<string | DomainError>,
): Promise<Location | DomainError> {
  try {
    return await ctx.app.database.transaction(async (tx) => {
      const id = await work(tx);
      return isDomainError(id) ? id : (await readLocations(tx, ctx.actor.clinicId, { id, includeDeleted: true }))[0]!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return domainError('NAME_TAKEN', 'A location of this name stands already.');
    if (codeOf(error) === '23503')
      return invalid([{ path: 'input.practice_id', message: 'This practice does not exist.' }]);
    throw error;
  }
}

const about = (objectId: string) => ({ objectType: 'stock_location', objectId, topic: 'inventory.setup-changed' });
