import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Acquires the lock with this name until the transaction ends; returns false if another transaction has it. */
export async function tryLock(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(tx);
  return rows[0]!.locked;
}
