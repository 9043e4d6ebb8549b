import { sql } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { domainError, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { CONTROLLED_NOT_ALLOWED, type FavouriteFields, favouriteForm, namesControlled } from '../../rules/index.ts';

/** What somebody prescribes often. */
export type FavouriteRow = FavouriteFields & { id: string };

const MOST = 200;

/** One's own favourites, by name. */
export async function readFavourites(db: Queryable, clinicId: string, ownerId: string): Promise<FavouriteRow[]> {
  const { rows } = await sql<{ id: string; content: FavouriteFields }>`
    select id, content from prescribing.favourite
    where clinic_id = ${clinicId} and owner_id = ${ownerId} and deleted_time is null order by lower(name), id limit ${MOST}`.execute(
    db,
  );
  return rows.map(({ id, content }) => ({ ...content, id }));
}

/** Keeps a favourite for whoever is signed in; a second call with the same key answers the same. */
export function saveFavourite(
  ctx: RequestContext,
  clientKey: string,
  input: object,
): Promise<FavouriteRow | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId, userId } = actor;
  return app.database.transaction(async (tx) => {
    const checked = checkInput(favouriteForm, input, 'input');
    if (isDomainError(checked)) return checked;
    if (namesControlled(checked.value.drug_description))
      return domainError('CONTROLLED_SUBSTANCE', CONTROLLED_NOT_ALLOWED);
    const key = `${userId}/${clientKey}`;
    const { rows } = await sql<{ id: string; content: FavouriteFields }>`
      insert into prescribing.favourite (clinic_id, id, client_key, owner_id, name, kind, content, created_time)
      values (${clinicId}, ${newId()}, ${key}, ${userId}, ${checked.value.name}, ${checked.value.kind}, ${JSON.stringify(checked.value)}, ${now})
      on conflict (clinic_id, client_key) do nothing returning id, content`.execute(tx);
    if (rows[0] !== undefined) {
      const { name, drug_description } = checked.value;
      const changes = changedFields({}, { name, drug_description });
      await recordChange(tx, ctx, {
        action: 'create',
        objectType: 'prescription_favourite',
        objectId: rows[0].id,
        changes,
      });
      return { ...rows[0].content, id: rows[0].id };
    }
    const { rows: known } = await sql<{ id: string; content: FavouriteFields }>`
      select id, content from prescribing.favourite where clinic_id = ${clinicId} and client_key = ${key}`.execute(tx);
    return { ...known[0]!.content, id: known[0]!.id };
  });
}

/** Takes one's own favourite away. */
export function deleteFavourite(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      update prescribing.favourite set deleted_time = ${now}
      where clinic_id = ${actor.clinicId} and id = ${id} and owner_id = ${actor.userId} and deleted_time is null returning name`.execute(
      tx,
    );
    if (rows[0] === undefined) return notFound('favourite');
    const changes = changedFields({ name: rows[0].name }, {});
    await recordChange(tx, ctx, { action: 'delete', objectType: 'prescription_favourite', objectId: id, changes });
    return true;
  });
}
