import type { House } from '#platform/house.ts';
import type { Request } from '#platform/request.ts';
import type { AuditContent } from '../rules/index.ts';
import { insertInbox } from './audit.sql.ts';
import { entryOf, sealed, type AuditNote } from './record-entry.ts';

const MOST_AT_ONCE = 500;
const groups = new WeakMap<House, AccessGroup>();

interface AccessGroup {
  waiting: { entry: AuditContent & { mac: Buffer }; done: () => void; failed: (error: unknown) => void }[];
  writing: boolean;
}

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

function enqueue(house: House, entry: AuditContent & { mac: Buffer }): Promise<void> {
  let group = groups.get(house);
  if (group === undefined) {
    group = { waiting: [], writing: false };
    groups.set(house, group);
  }
  const own = group;
  return new Promise((done, failed) => {
    own.waiting.push({ entry, done, failed });
    if (!own.writing) void write(house, own);
  });
}

async function write(house: House, group: AccessGroup): Promise<void> {
  group.writing = true;
  while (group.waiting.length > 0) {
    const batch = group.waiting.splice(0, MOST_AT_ONCE);
    try {
      await insertInbox(house.database.kysely, batch.map(({ entry }) => entry));
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
  group.writing = false;
}
