import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** How an author's notes are cosigned. */
export interface CosignRule {
  author_id: string;
  cosign_mode: 'never' | 'optional' | 'required';
  cosigner_id: string | null;
  version: number;
}

/** The rule of one author; null where the clinic made none: no cosignature then. */
export async function readCosignRule(db: Queryable, clinicId: string, authorId: string): Promise<CosignRule | null> {
  const rules = await readCosignRules(db, clinicId, [authorId]);
  return rules[0] ?? null;
}

/** The rules that the clinic made, of these authors only where they are named. */
export async function readCosignRules(
  db: Queryable,
  clinicId: string,
  authorIds: readonly string[] | null,
): Promise<CosignRule[]> {
  const { rows } = await sql<CosignRule>`
    select author_id, cosign_mode, cosigner_id, version from chart.cosign_rule
    where clinic_id = ${clinicId} and (${authorIds === null} or author_id = any(${authorIds ?? []}::uuid[]))`.execute(
    db,
  );
  return rows;
}
