import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * The rows of a statement that is planned for its very values. Elsewhere one plan serves all values, as they are keys; how a range of
 * days is best read depends on how much of a table lies in it, and planning costs a millisecond or two.
 */
export async function readPlanned<Row>(db: Queryable, statement: RawBuilder<Row>): Promise<Row[]> {
  const read = async (tx: Queryable): Promise<Row[]> => {
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx);
    const { rows } = await statement.execute(tx);
    return rows;
  };
  return db.isTransaction ? read(db) : db.transaction().execute(read);
}
