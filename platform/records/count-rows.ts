import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** Returns the number of rows of a list: `countRows(db, sql`fax.fax f where ${where}`)`. */
export async function countRows(db: Queryable, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db);
  return rows[0]!.count;
}

/** Returns whether a list has any row: `hasRows(db, sql`fax.fax f where ${where}`)`. */
export async function hasRows(db: Queryable, from: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from ${from}) as found`.execute(db);
  return rows[0]!.found;
}

/** Returns the sum of an integer column of a list, 0 if it has no rows. */
export async function sumRows(db: Queryable, what: RawBuilder<unknown>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(${what}), 0)::bigint as sum from ${from}`.execute(db);
  return rows[0]!.sum;
}

/** Returns the maximum of an integer column of a list, 0 if it has no rows. */
export async function largestOf(db: Queryable, what: RawBuilder<unknown>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ largest: number }>`
    select coalesce(max(${what}), 0)::bigint as largest from ${from}`.execute(db);
  return rows[0]!.largest;
}

/** The position after the last row of a list sorted by `sort_index`, for an insert statement; 0 if it has no rows. */
export const placeBehind = (from: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(max(sort_index) + 1, 0) from ${from})`;
