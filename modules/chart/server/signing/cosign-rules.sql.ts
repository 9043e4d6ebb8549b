import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

/** How an author's notes are cosigned. */
export type CosignRule = Omit<Selectable<DB['chart.cosign_rule']>, 'clinic_id' | 'updated_time'>;

/** The rule of one author; null where the clinic made none: no cosignature then. */
export async function readCosignRule(db: Queryable, clinicId: string, authorId: string): Promise<CosignRule | null> {
  const rules = await readCosignRules(db, clinicId, [authorId]);
  return rules[0] ?? null;
}

/** The rules that the clinic made, of these authors only where they are named. */
export function readCosignRules(
  db: Queryable,
  clinicId: string,
  authorIds: readonly string[] | null,
): Promise<CosignRule[]> {
  return db
    .selectFrom('chart.cosign_rule')
    .select(['author_id', 'cosign_mode', 'cosigner_id', 'version'])
    .where('clinic_id', '=', clinicId)
    .where(sql<boolean>`(${authorIds === null} or author_id = any(${authorIds ?? []}::uuid[]))`)
    .execute();
}
