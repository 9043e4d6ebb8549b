import type { Request } from '#platform/request.ts';
import type { ChainBreak } from '../rules/index.ts';
import { readKnownHead } from './known-head.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';
import { walkChain } from './walk-chain.ts';

/** What a check of the whole chain found; `head` is its last hash in hexadecimal. */
export interface Verification {
  ok: boolean;
  checked: number;
  time: Date;
  head: string | null;
  first_broken: ChainBreak | null;
}

/** Recomputes every seal and link of the clinic's log, and stops at the first that does not fit. The check itself is logged. */
export async function verifyLog(request: Request): Promise<Verification> {
  const { house, actor } = request;
  await sealEntries(house, actor.clinicId);
  const known = await readKnownHead(house, actor.clinicId);
  const { seq, hash, broken } = await walkChain(house, actor.clinicId, known);
  await recordAccess(request, {
    action: 'read',
    objectType: 'audit_log',
    reason: broken === null ? `verified ${seq} entries` : `chain broken at ${broken.seq}`,
  });
  return {
    ok: broken === null,
    checked: broken === null ? seq : broken.seq - 1,
    time: request.now,
    head: seq === 0 ? null : hash.toString('hex'),
    first_broken: broken,
  };
}
