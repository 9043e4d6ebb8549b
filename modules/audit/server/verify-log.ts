import type { Request } from '#platform/request.ts';
import { findBreak, type ChainBreak, type SealedEntry } from '../rules/index.ts';
import { readStretch } from './audit.sql.ts';
import { entryMac, GENESIS, nextHash, sealKey } from './entry-seal.ts';
import { readKnownHead, type ChainHead } from './known-head.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';

const STRETCH = 5000;

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
  const key = await sealKey(house);
  let hash: Buffer = GENESIS;
  let seq = 0;
  let broken: ChainBreak | null = null;
  const known = await readKnownHead(house, actor.clinicId);
  for (;;) {
    const stretch = await readStretch(house.database.kysely, actor.clinicId, seq, STRETCH);
    let running: Buffer = hash;
    const entries = stretch.map((entry) => {
      const expectedMac = entryMac(key, entry);
      running = nextHash(running, entry.seq, expectedMac);
      return {
        id: entry.id,
        seq: entry.seq,
        mac: entry.mac.toString('hex'),
        hash: entry.hash.toString('hex'),
        expectedMac: expectedMac.toString('hex'),
        expectedHash: running.toString('hex'),
      };
    });
    broken = findBreak(entries, seq) ?? replacedEnd(entries, known);
    if (broken !== null) break;
    hash = running;
    seq += stretch.length;
    if (stretch.length < STRETCH) break;
  }
  if (broken === null && known !== null && known.seq > seq) broken = { entry_id: null, seq: seq + 1, kind: 'missing' };
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

/** A chain that was cut and grown again is whole, but not the one that was seen. */
function replacedEnd(entries: readonly SealedEntry[], known: ChainHead | null): ChainBreak | null {
  const there = known === null ? undefined : entries.find(({ seq }) => seq === known.seq);
  return there === undefined || there.hash === known?.hash
    ? null
    : { entry_id: there.id, seq: there.seq, kind: 'out_of_order' };
}
