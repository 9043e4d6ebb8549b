import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** How many rows a list has: `countRows(db, sql`fax.fax f where ${where}`)`. */
export async function countRows(db: Queryable, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db);
  return rows[0]!.count;
}

/** Whether a list has any row: `hasRows(db, sql`fax.fax f where ${where}`)`. */
export async function hasRows(db: Queryable, from: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from ${from}) as found`.execute(db);
  return rows[0]!.found;
}

/** What whole numbers of a list add up to, 0 where it has no rows. */
export async function sumRows(db: Queryable, what: RawBuilder<unknown>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(${what}), 0)::bigint as sum from ${from}`.execute(db);
  return rows[0]!.sum;
}
