import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** A stored token, code, launch or pending authorization. */
export interface TokenRow {
  clinic_id: string;
  id: string;
  app_id: string;
  grant_id: string | null;
  payload: Record<string, unknown>;
  expires_time: Date;
  consumed_time: Date | null;
}

/** Returns a stored or sent value that should be a text; "" for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns 256 random bits as a URL-safe text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash under which a secret id is stored. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(`apps\n${secret}`).digest();

/** Finds a token by its secret id; `clinicId` limits it to a clinic. Expired ones are found, too. */
export async function findToken(
  db: Queryable,
  kind: string,
  secret: string,
  clinicId?: string,
): Promise<TokenRow | null> {
  const row = await db
    .selectFrom('apps.token as t')
    .innerJoin('practice.clinic as c', 'c.clinic_id', 't.clinic_id')
    .select(['t.clinic_id', 't.id', 't.app_id', 't.grant_id', 't.payload', 't.expires_time', 't.consumed_time'])
    .where('t.id_hash', '=', hashOf(secret))
    .where('t.kind', '=', kind)
    .$if(clinicId !== undefined, (query) => query.where('t.clinic_id', '=', clinicId!))
    .executeTakeFirst();
  return row === undefined ? null : { ...row, payload: row.payload as Record<string, unknown> };
}

interface NewToken {
  clinicId: string;
  kind: string;
  secret: string;
  appId: string;
  grantId: string | null;
  payload: object;
  now: Date;
  expires: Date;
}

/** Stores a token; returns its id, or null if there is one with this secret id already, which stays as it is. */
export async function insertToken(db: Queryable, token: NewToken): Promise<string | null> {
  const id = newId();
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('apps.token')
    .values({
      clinic_id: token.clinicId,
      id,
      kind: token.kind,
      id_hash: hashOf(token.secret),
      app_id: token.appId,
      grant_id: token.grantId,
      payload: JSON.stringify(token.payload),
      created_time: token.now,
      expires_time: token.expires,
    })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'kind', 'id_hash']).doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n ? id : null;
}

/** Replaces what is stored of a token. */
export async function updateToken(
  db: Queryable,
  { clinic_id, id }: Pick<TokenRow, 'clinic_id' | 'id'>,
  payload: object,
  expires: Date,
): Promise<void> {
  await db
    .updateTable('apps.token')
    .set({ payload: JSON.stringify(payload), expires_time: expires })
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
}

/** Marks a token as used; false if another call did first. */
export async function consumeToken(
  db: Queryable,
  { clinic_id, id }: Pick<TokenRow, 'clinic_id' | 'id'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows: used } = await db
    .updateTable('apps.token')
    .set({ consumed_time: now })
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .where('consumed_time', 'is', null)
    .executeTakeFirstOrThrow();
  return used === 1n;
}

/** Deletes a token. */
export async function deleteToken(db: Queryable, { clinic_id, id }: Pick<TokenRow, 'clinic_id' | 'id'>): Promise<void> {
  await db.deleteFrom('apps.token').where('clinic_id', '=', clinic_id).where('id', '=', id).execute();
}

/** Deletes the tokens and codes of a grant, or those of one kind. */
export async function deleteTokensOf(db: Queryable, clinicId: string, grantId: string, kind?: string): Promise<void> {
  await db
    .deleteFrom('apps.token')
    .where('clinic_id', '=', clinicId)
    .where('grant_id', '=', grantId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .execute();
}
