import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/**
 * Returns how often each visit was checked automatically (by its key without the attempt number), and whether a retry
 * may help.
 */
export async function visitChecks(
  db: Queryable,
  clinicId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { count: number; mayHelp: boolean }>> {
  const { rows } = await sql<{ key: string; count: number; mayHelp: boolean }>`
    select v.key, count(*)::int as count, (array_agg(c.outcome = 'Failed' and (c.sealed_answer is null
      or c.answer->'rejections' @> '[{"code":"42"}]' or c.answer->'rejections' @> '[{"code":"80"}]')
      order by c.requested_time desc, c.id desc))[1] is true as "mayHelp"
    from unnest(${keys}::text[]) v(key)
    join eligibility.eligibility_check c on c.clinic_id = ${clinicId} and c.visit_key in (v.key || ' 0', v.key || ' 1', v.key || ' 2')
    group by v.key`.execute(db);
  return new Map(rows.map(({ key, ...said }) => [key, said]));
}
