import type { App } from '#platform/app.ts';
import { type ChainBreak, findBreak, type SealedEntry } from '../rules/index.ts';
import { readStretch } from './audit.sql.ts';
import { entryMac, GENESIS, nextHash, sealKey } from './entry-seal.ts';
import type { ChainHead } from './known-head.ts';

const STRETCH = 5000;

/** The result of walking the chain: the end position, the chain hash there, and the first mismatch. */
export interface ChainWalk {
  seq: number;
  hash: Buffer;
  broken: ChainBreak | null;
}

/**
 * Recomputes seals and hashes from the first entry up to position `until`, and stops at a mismatch; `known` is the end
 * of the chain as seen before.
 */
export async function walkChain(
  app: App,
  clinicId: string,
  known: ChainHead | null,
  until = Number.MAX_SAFE_INTEGER,
): Promise<ChainWalk> {
  const key = await sealKey(app);
  let hash: Buffer = GENESIS;
  let seq = 0;
  while (seq < until) {
    const most = Math.min(STRETCH, until - seq);
    const stretch = await readStretch(app.database.kysely, clinicId, seq, most);
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
    const broken = findBreak(entries, seq) ?? replacedEnd(entries, known);
    if (broken !== null) return { seq, hash, broken };
    hash = running;
    seq += stretch.length;
    if (stretch.length < most) break;
  }
  const cutOff = known !== null && known.seq > seq && known.seq <= until;
  return { seq, hash, broken: cutOff ? { entry_id: null, seq: seq + 1, kind: 'missing' } : null };
}

/** Detects a chain that was truncated and extended again: it is consistent, but differs from the one seen before. */
function replacedEnd(entries: readonly SealedEntry[], known: ChainHead | null): ChainBreak | null {
  const there = known === null ? undefined : entries.find(({ seq }) => seq === known.seq);
  return there === undefined || there.hash === known?.hash
    ? null
    : { entry_id: there.id, seq: there.seq, kind: 'out_of_order' };
}
