import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';

/**
 * Holds a client's key for the rest of the transaction and answers the ids that an earlier call with it has made; null where there was
 * none. Whoever goes on ends with `keepCall`.
 */
export async function earlierCall(tx: Tx, clinicId: string, key: string): Promise<string[] | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory/${clinicId}/${key}`}, 0))`.execute(tx);
  const { rows } = await sql<{ result_ids: string[] }>`
    select result_ids from inventory.stock_call where clinic_id = ${clinicId} and client_key = ${key}`.execute(tx);
  return rows[0]?.result_ids ?? null;
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
