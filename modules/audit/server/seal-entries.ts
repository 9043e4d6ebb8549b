import type { House } from '#platform/house.ts';
import { clinicsInInbox, insertEntries, lockChain, readHead, takeFromInbox } from './audit.sql.ts';
import { GENESIS, nextHash } from './entry-seal.ts';
import { keepKnownHead, type ChainHead } from './known-head.ts';

const BATCH = 1000;
const PAUSE = 1000;

/** Moves a clinic's waiting entries into the chain, each behind the one before; answers how many. */
export async function sealEntries(house: House, clinicId: string): Promise<number> {
  let total = 0;
  for (;;) {
    let sealedTo: ChainHead | null = null;
    const moved = await house.database.transaction(async (tx) => {
      await lockChain(tx, clinicId);
      const entries = await takeFromInbox(tx, clinicId, BATCH);
      if (entries.length === 0) return 0;
      const head = await readHead(tx, clinicId);
      let seq = head?.seq ?? 0;
      let hash = head?.hash ?? GENESIS;
      const chained = entries.map((entry) => {
        seq += 1;
        hash = nextHash(hash, seq, entry.mac);
        return { ...entry, seq, hash };
      });
      await insertEntries(tx, chained);
      sealedTo = { seq, hash: hash.toString('hex') };
      return entries.length;
    });
    if (sealedTo !== null) await keepKnownHead(house, clinicId, sealedTo);
    total += moved;
    if (moved < BATCH) return total;
  }
}

/** Seals every clinic's entries once a second until the answered function is called, which seals the last ones. */
export function keepSealing(house: House): () => Promise<void> {
  let open = true;
  let wake: () => void = () => undefined;
  const sealAll = async (): Promise<void> => {
    try {
      for (const clinicId of await clinicsInInbox(house.database.kysely)) await sealEntries(house, clinicId);
    } catch (error) {
      house.log.error({ err: error }, 'audit: sealing failed, trying again');
    }
  };
  const running = (async () => {
    while (open) {
      await sealAll();
      if (!open) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PAUSE);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return async () => {
    open = false;
    wake();
    await running;
    await sealAll();
  };
}
