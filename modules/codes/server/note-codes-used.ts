import type { Tx } from '#platform/database.ts';
import type { Request } from '#platform/request.ts';
import type { CodeKind, CodeName } from '../rules/index.ts';
import { writeRecents } from './personal.sql.ts';

/** Remembers that the caller put these codes into a note, so that their next search offers them; in the transaction of that. */
export async function noteCodesUsed(
  tx: Tx,
  { actor, now }: Request,
  kind: CodeKind,
  codes: readonly CodeName[],
): Promise<void> {
  if (codes.length === 0) return;
  await writeRecents(tx, { clinicId: actor.clinicId, userId: actor.userId, kind }, codes, now);
}
