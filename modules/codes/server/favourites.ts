import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type CodeKind, codeKey, type CodeName, isCodeType } from '../rules/index.ts';
import { readCode } from './read-codes.ts';

const MOST_FAVOURITES = 200;

/** Whether a code is a favorite of the caller and of the clinic. */
export interface FavouriteState extends CodeName {
  kind: CodeKind;
  is_favourite: boolean;
  is_clinic_favourite: boolean;
}

/** Adds a code to the favorites of the caller or the clinic, or removes it. NOT_FOUND for an unknown code. */
export async function setFavourite(
  ctx: RequestContext,
  kind: string,
  codeType: string,
  code: string,
  wish: { favourite: boolean; forClinic: boolean },
): Promise<FavouriteState | DomainError> {
  const { actor, app, now } = ctx;
  if (!isKind(kind)) return invalid([{ path: 'kind', message: 'Choose diagnosis or procedure' }]);
  if (!isCodeType(kind, codeType)) return invalid([{ path: 'code_type', message: 'Choose a code type of this kind' }]);
  if (wish.forClinic && !actor.rules.has('codes.manage'))
    return domainError('FORBIDDEN', 'You don’t have permission to change the clinic’s favorites.', 'Not allowed');
  const name: CodeName = { code_type: codeType, code };
  const owner = { clinicId: actor.clinicId, userId: actor.userId, kind };
  const userId = wish.forClinic ? null : actor.userId;
  return app.database.transaction(async (tx): Promise<FavouriteState | DomainError> => {
    const known = await readCode(tx, owner, name, dayIn(actor.timeZone, now));
    if (wish.favourite && known === null) return domainError('NOT_FOUND', 'This code does not exist.', 'Not found');
    const changed = wish.favourite
      ? await addFavourite(tx, actor.clinicId, userId, kind, name, now)
      : await removeFavourite(tx, actor.clinicId, userId, kind, name);
    if (changed === 'full')
      return invalid([{ path: 'favourite', message: `You can have at most ${MOST_FAVOURITES} favorites` }]);
    if (changed) {
      const changes = { favourite: { before: !wish.favourite, after: wish.favourite } };
      const reason = `${codeKey(name)}${wish.forClinic ? ', for the clinic' : ''}`;
      await recordChange(tx, ctx, { action: 'update', objectType: 'code_favourite', changes, reason });
      await publish(tx, { clinicId: actor.clinicId, topic: 'codes.codes-changed', body: { kind } });
    }
    const rows = await tx
      .selectFrom('codes.favourite')
      .select('user_id')
      .where('clinic_id', '=', actor.clinicId)
      .where('kind', '=', kind)
      .where('code_type', '=', codeType)
      .where('code', '=', code)
      .where((is) => is.or([is('user_id', '=', actor.userId), is('user_id', 'is', null)]))
      .execute();
    return {
      kind,
      ...name,
      is_favourite: rows.some(({ user_id }) => user_id !== null),
      is_clinic_favourite: rows.some(({ user_id }) => user_id === null),
    };
  });
}

/** Sorts the caller's favorites by `codeKey`s; returns the resulting order. */
export async function sortFavourites(
  { actor, app }: RequestContext,
  kind: string,
  keys: readonly string[],
): Promise<string[] | DomainError> {
  if (!isKind(kind)) return invalid([{ path: 'kind', message: 'Choose diagnosis or procedure' }]);
  if (keys.length > MOST_FAVOURITES)
    return invalid([{ path: 'keys', message: `Send at most ${MOST_FAVOURITES} favorites.` }]);
  return app.database.transaction(async (tx) => {
    const { rows } = await sql<{ at: number; key: string }>`
      with sorted as (
        select id, row_number() over (order by coalesce(array_position(${keys}::text[], code_type || ' ' || code), 1000), place)::int as at
        from codes.favourite where clinic_id = ${actor.clinicId} and user_id = ${actor.userId} and kind = ${kind})
      update codes.favourite f set place = sorted.at from sorted
      where f.clinic_id = ${actor.clinicId} and f.id = sorted.id
      returning sorted.at, f.code_type || ' ' || f.code as key`.execute(tx);
    return rows.sort((one, other) => one.at - other.at).map(({ key }) => key);
  });
}

const isKind = (kind: string): kind is CodeKind => kind === 'diagnosis' || kind === 'procedure';

/** Appends a favorite; false if it already is one. */
export async function addFavourite(
  tx: Tx,
  clinicId: string,
  userId: string | null,
  kind: CodeKind,
  { code_type, code }: CodeName,
  now: Date,
): Promise<boolean | 'full'> {
  const { rows: before } = await sql<{ count: number; last: number }>`
    select count(*) as count, coalesce(max(place), 0) as last from codes.favourite
    where clinic_id = ${clinicId} and user_id is not distinct from ${userId}::uuid and kind = ${kind}`.execute(tx);
  if (before[0]!.count >= MOST_FAVOURITES) return 'full';
  const { rows } = await sql`
    insert into codes.favourite (clinic_id, id, user_id, kind, code_type, code, place, created_time)
    values (${clinicId}, ${newId()}, ${userId}, ${kind}, ${code_type}, ${code}, ${before[0]!.last + 1}, ${now})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

async function removeFavourite(
  tx: Tx,
  clinicId: string,
  userId: string | null,
  kind: CodeKind,
  { code_type, code }: CodeName,
): Promise<boolean> {
  const { rows } = await sql`
    delete from codes.favourite where clinic_id = ${clinicId} and user_id is not distinct from ${userId}::uuid and kind = ${kind}
      and code_type = ${code_type} and code = ${code} returning id`.execute(tx);
  return rows.length > 0;
}
