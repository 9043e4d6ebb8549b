import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';

/**
 * Holds a client's key for the rest of the transaction and answers the ids that an earlier call with it has made; null where there was
 * none. Whoever goes on ends with `keepCall`.
 */
export async function earlierCall(tx: Tx, clinicId: string, key: string): Promise<string[] | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory/${clinicId}/${key}`}, 0))`.execute(tx);
  const call = await tx
    .selectFrom('inventory.stock_call')
    .select('result_ids')
    .where('clinic_id', '=', clinicId)
    .where('client_key', '=', key)
    .executeTakeFirst();
  return call?.result_ids ?? null;
}

/** Keeps what a call with a key has made. */
export async function keepCall(
  tx: Tx,
  clinicId: string,
  key: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into inventory.stock_call (clinic_id, client_key, result_ids, created_time)
    values (${clinicId}, ${key}, ${ids}::uuid[], ${now})`.execute(tx);
}

/** A client's key as it is kept: each person's own. BAD_USER_INPUT of one that is none. */
export function callKey({ actor }: RequestContext, clientKey: string): string | DomainError {
  return clientKey.trim() === '' || clientKey.length > 100
    ? invalid([{ path: 'client_key', message: 'Enter a key of up to 100 characters.' }])
    : `${actor.userId}/${clientKey}`;
}

/**
 * Does something once for a client's key, in one transaction: `work` is given the key as it is kept and answers the ids of what it made;
 * the same key again makes nothing. `read` answers what was made, then and now.
 */
export async function callOnce<Made>(
  ctx: RequestContext,
  clientKey: string,
  read: (tx: Tx, ids: string[]) => Promise<Made>,
  work: (tx: Tx, key: string) => Promise<string[] | DomainError>,
): Promise<Made | DomainError> {
  const { actor, app, now } = ctx;
  const key = callKey(ctx, clientKey);
  if (isDomainError(key)) return key;
  return app.database.transaction(async (tx): Promise<Made | DomainError> => {
    const earlier = await earlierCall(tx, actor.clinicId, key);
    if (earlier !== null) return read(tx, earlier);
    const ids = await work(tx, key);
    if (isDomainError(ids)) return ids;
    await keepCall(tx, actor.clinicId, key, ids, now);
    return read(tx, ids);
  });
}
