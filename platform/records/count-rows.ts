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

/** The largest whole number of a list, 0 where it has no rows. */
export async function largestOf(db: Queryable, what: RawBuilder<unknown>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ largest: number }>`
    select coalesce(max(${what}), 0)::bigint as largest from ${from}`.execute(db);
  return rows[0]!.largest;
}

/** The place behind the last row of a list that is sorted by `sort_index`, for a statement that inserts there; 0 where it has no rows. */
export const placeBehind = (from: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(max(sort_index) + 1, 0) from ${from})`;
