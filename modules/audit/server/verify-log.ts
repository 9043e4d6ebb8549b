import type { RequestContext } from '#platform/request-context.ts';
import type { ChainBreak } from '../rules/index.ts';
import { readKnownHead } from './known-head.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';
import { walkChain } from './walk-chain.ts';

/** The result of verifying the whole chain; `head` is its last hash in hexadecimal. */
export interface Verification {
  ok: boolean;
  checked: number;
  time: Date;
  head: string | null;
  first_broken: ChainBreak | null;
}

/**
 * Recomputes every seal and hash of the clinic's log, and stops at the first mismatch. The verification itself is
 * logged.
 */
export async function verifyLog(ctx: RequestContext): Promise<Verification> {
  const { app, actor } = ctx;
  await sealEntries(app, actor.clinicId);
  const known = await readKnownHead(app, actor.clinicId);
  const { seq, hash, broken } = await walkChain(app, actor.clinicId, known);
  await recordAccess(ctx, {
    action: 'read',
    objectType: 'audit_log',
    reason: broken === null ? `verified ${seq} entries` : `chain broken at ${broken.seq}`,
  });
  return {
    ok: broken === null,
    checked: broken === null ? seq : broken.seq - 1,
    time: ctx.now,
    head: seq === 0 ? null : hash.toString('hex'),
    first_broken: broken,
  };
}
