import type { App } from '#platform/app.ts';
import { type ChainBreak, findBreak, type SealedEntry } from '../rules/index.ts';
import { readStretch } from './audit.sql.ts';
import { entryMac, GENESIS, nextHash, sealKey } from './entry-seal.ts';
import type { ChainHead } from './known-head.ts';

const STRETCH = 5000;

/** Where a walk ended, with the link there, and the first entry that did not fit. */
export interface Walked {
  seq: number;
  hash: Buffer;
  broken: ChainBreak | null;
}

/** Recomputes seals and links from the first entry up to place `until`, and stops at what does not fit; `known` is what was once seen of the chain. */
export async function walkChain(
  app: App,
  clinicId: string,
  known: ChainHead | null,
  until = Number.MAX_SAFE_INTEGER,
): Promise<Walked> {
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

/** A chain that was cut and grown again is whole, but not the one that was seen. */
function replacedEnd(entries: readonly SealedEntry[], known: ChainHead | null): ChainBreak | null {
  const there = known === null ? undefined : entries.find(({ seq }) => seq === known.seq);
  return there === undefined || there.hash === known?.hash
    ? null
    : { entry_id: there.id, seq: there.seq, kind: 'out_of_order' };
}
