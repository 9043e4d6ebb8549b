import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * Runs a statement with a custom plan for its values. Elsewhere a generic plan is used, because values are keys. The
 * best plan for a range of days depends on how much of a table it covers, and planning costs only a millisecond or two.
 */
export async function readPlanned<Row>(db: Queryable, statement: RawBuilder<Row>): Promise<Row[]> {
  const read = async (tx: Queryable): Promise<Row[]> => {
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx);
    const { rows } = await statement.execute(tx);
    return rows;
  };
  return db.isTransaction ? read(db) : db.transaction().execute(read);
}
