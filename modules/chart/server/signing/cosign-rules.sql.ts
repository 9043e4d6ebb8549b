import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

/** The cosign rule of an author. */
export type CosignRule = Omit<Selectable<DB['chart.cosign_rule']>, 'clinic_id' | 'updated_time'>;

/** Returns the rule of one author; null if there is none: no cosignature is required then. */
export async function readCosignRule(db: Queryable, clinicId: string, authorId: string): Promise<CosignRule | null> {
  const rules = await readCosignRules(db, clinicId, [authorId]);
  return rules[0] ?? null;
}

/** Returns the clinic's rules, optionally limited to these authors. */
export function readCosignRules(
  db: Queryable,
  clinicId: string,
  authorIds: readonly string[] | null,
): Promise<CosignRule[]> {
  return db
    .selectFrom('chart.cosign_rule')
    .select(['author_id', 'cosign_mode', 'cosigner_id', 'version'])
    .where('clinic_id', '=', clinicId)
    .$if(authorIds !== null, (query) => query.where(sql`author_id`, '=', sql`any(${authorIds ?? []}::uuid[])`))
    .execute();
}
