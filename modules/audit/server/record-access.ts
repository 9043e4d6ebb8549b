import { gather } from '#platform/gather.ts';
import type { House } from '#platform/house.ts';
import type { Request } from '#platform/request.ts';
import type { AuditContent } from '../rules/index.ts';
import { insertInbox } from './audit.sql.ts';
import { entryOf, sealed, type AuditNote } from './record-entry.ts';

type SealedEntry = AuditContent & { mac: Buffer };
const writers = new WeakMap<House, (entry: SealedEntry) => Promise<void>>();

/**
 * Writes one entry for an access and resolves when it is on disk: an answer waits for it, so nobody sees what the log does not know.
 * While one group of entries is being written the next one gathers, so that many readers share one commit.
 */
export async function recordAccess(request: Request, note: AuditNote): Promise<void> {
  const entry = await sealed(request.house, entryOf(request, note));
  return enqueue(request.house, entry);
}

/** The same for an entry that no signed-in user stands behind, as a failed sign-in. */
export async function recordAccessEntry(house: House, entry: AuditContent): Promise<void> {
  return enqueue(house, await sealed(house, entry));
}

function enqueue(house: House, entry: SealedEntry): Promise<void> {
  let writer = writers.get(house);
  if (writer === undefined) {
    const write = gather<SealedEntry, void>(
      async (_key, entries) => {
        await insertInbox(house.database.kysely, entries);
        return entries.map(() => undefined);
      },
      { underWay: 1 },
    );
    writer = (one) => write('', one);
    writers.set(house, writer);
  }
  return writer(entry);
}
