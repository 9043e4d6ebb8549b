import { sql } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { domainError, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type OfClinic, type RowOfTable } from '#platform/records/clinic-table.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { CONTROLLED_NOT_ALLOWED, type FavouriteFields, favouriteForm, namesControlled } from '../../rules/index.ts';

const table = clinicTable('prescribing.favourite', ['id', 'content']);

/** A favorite prescription of a member. */
export type FavouriteRow = FavouriteFields & { id: string };

const MOST = 200;

const favouriteOf = ({ id, content }: RowOfTable<typeof table>): FavouriteRow => ({
  ...content,
  // Favorites of earlier versions have neither.
  diagnosis_codes: content.diagnosis_codes ?? [],
  set_name: content.set_name ?? '',
  id,
});

/** Returns the member's own favorites, by name. */
export async function readFavourites(db: Queryable, of: OfClinic, ownerId: string): Promise<FavouriteRow[]> {
  const rows = await table
    .select(db, of)
    .where('owner_id', '=', ownerId)
    .where('deleted_time', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(favouriteOf);
}

/** Saves a favorite of the caller; a second call with the same key returns the same one. */
export function saveFavourite(
  ctx: RequestContext,
  clientKey: string,
  input: object,
): Promise<FavouriteRow | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const checked = checkInput(favouriteForm, given(input), 'input');
    if (isDomainError(checked)) return checked;
    const { name, kind, drug_description } = checked.value;
    if (namesControlled(drug_description)) return domainError('CONTROLLED_SUBSTANCE', CONTROLLED_NOT_ALLOWED);
    const key = `${actor.userId}/${clientKey}`;
    const id = newId();
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('prescribing.favourite')
      .values({
        clinic_id: actor.clinicId,
        id,
        client_key: key,
        owner_id: actor.userId,
        name,
        kind,
        content: JSON.stringify(checked.value),
        created_time: now,
      })
      .onConflict((conflict) => conflict.columns(['clinic_id', 'client_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (added === 0n)
      return favouriteOf(await table.select(tx, actor).where('client_key', '=', key).executeTakeFirstOrThrow());
    const changes = changedFields({}, { name, drug_description });
    await recordChange(tx, ctx, { action: 'create', objectType: 'prescription_favourite', objectId: id, changes });
    return { ...checked.value, id };
  });
}

/** Deletes one of the caller's favorites. */
export function deleteFavourite(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const deleted = await tx
      .updateTable('prescribing.favourite')
      .set({ deleted_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .where('owner_id', '=', actor.userId)
      .where('deleted_time', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (deleted === undefined) return notFound('favourite');
    const changes = changedFields({ name: deleted.name }, {});
    await recordChange(tx, ctx, { action: 'delete', objectType: 'prescription_favourite', objectId: id, changes });
    return true;
  });
}
