import { sql } from 'kysely';
import { holdersOf } from '#practice/server';
import type { Queryable } from '#platform/database.ts';
import type { Actor } from '#platform/request-context.ts';

/** Everybody else of the clinic who sees the stock, by name: one of them is the witness when something is thrown away. */
export async function readWitnesses(db: Queryable, actor: Actor): Promise<{ user_id: string; name: string }[]> {
  const holders = await holdersOf(db, actor.clinicId, 'inventory.view');
  const { rows } = await sql<{ user_id: string; name: string }>`
    select user_id, first_name || ' ' || last_name as name from inventory.stock_member
    where clinic_id = ${actor.clinicId} and user_id = any(${holders}::uuid[]) and user_id <> ${actor.userId}
    order by lower(last_name), lower(first_name), user_id`.execute(db);
  return rows;
}
