import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';

/**
 * Locks a client key for the rest of the transaction and returns the ids created by an earlier call, or null. A caller
 * that continues has to end with `keepCall`.
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

/** Saves what a call with a key has created. */
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

/** Returns a client key in its stored form, scoped to the user. BAD_USER_INPUT if it is invalid. */
export function callKey({ actor }: RequestContext, clientKey: string): string | DomainError {
  return clientKey.trim() === '' || clientKey.length > 100
    ? invalid([{ path: 'client_key', message: 'Enter a key of up to 100 characters.' }])
    : `${actor.userId}/${clientKey}`;
}

/**
 * Runs `work` once per client key, in one transaction: it gets the stored key and returns the ids that it created;
 * repeating the key creates nothing. `read` returns what was created, on every call.
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
