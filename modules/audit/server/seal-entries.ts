import type { App } from '#platform/app.ts';
import { clinicsInInbox, lockChain, moveToLog, readHead } from './audit.sql.ts';
import { GENESIS } from './entry-seal.ts';
import { keepKnownHead } from './known-head.ts';

const BATCH = 1000;
const PAUSE = 1000;

/** Moves a clinic's pending entries into the chain, in order; returns their number. */
export async function sealEntries(app: App, clinicId: string): Promise<number> {
  let total = 0;
  for (;;) {
    const sealed = await app.database.transaction(async (tx) => {
      await lockChain(tx, clinicId);
      const head = (await readHead(tx, clinicId)) ?? { seq: 0, hash: GENESIS };
      return moveToLog(tx, clinicId, head, BATCH);
    });
    if (sealed === null) return total;
    await keepKnownHead(app, clinicId, { seq: sealed.seq, hash: sealed.hash.toString('hex') });
    total += sealed.moved;
    if (sealed.moved < BATCH) return total;
  }
}

/** Seals every clinic's entries once a second until the returned function is called, which seals the last ones. */
export function keepSealing(app: App): () => Promise<void> {
  let open = true;
  let wake: () => void = () => undefined;
  const sealAll = async (): Promise<void> => {
    try {
      for (const clinicId of await clinicsInInbox(app.database.kysely)) await sealEntries(app, clinicId);
    } catch (error) {
      app.log.error({ err: error }, 'audit: sealing failed, retrying');
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
