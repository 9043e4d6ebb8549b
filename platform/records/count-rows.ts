import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** How many rows a list has: `countRows(db, sql`fax.fax f where ${where}`)`. */
export async function countRows(db: Queryable, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db);
  return rows[0]!.count;
}
