import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { CodeKind, CodeName } from '../rules/index.ts';
import { writeRecents } from './personal.sql.ts';

/**
 * Records that the caller added these codes to a note, so that the next search offers them; runs in the caller's
 * transaction.
 */
export async function recordUsedCodes(
  tx: Tx,
  { actor, now }: RequestContext,
  kind: CodeKind,
  codes: readonly CodeName[],
): Promise<void> {
  if (codes.length === 0) return;
  await writeRecents(tx, { clinicId: actor.clinicId, userId: actor.userId, kind }, codes, now);
}
