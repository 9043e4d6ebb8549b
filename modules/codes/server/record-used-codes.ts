import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { CodeKind, CodeName } from '../rules/index.ts';
import { writeRecents } from './personal.sql.ts';

/** Remembers that the caller put these codes into a note, so that their next search offers them; in the transaction of that. */
export async function recordUsedCodes(
  tx: Tx,
  { actor, now }: RequestContext,
  kind: CodeKind,
  codes: readonly CodeName[],
): Promise<void> {
  if (codes.length === 0) return;
  await writeRecents(tx, { clinicId: actor.clinicId, userId: actor.userId, kind }, codes, now);
}
