import { gather } from '#platform/gather.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { AuditContent } from '../rules/index.ts';
import { insertInbox } from './audit.sql.ts';
import { entryOf, sealed, type AuditNote } from './record-entry.ts';

type SealedEntry = AuditContent & { mac: Buffer };
const writers = new WeakMap<App, (entry: SealedEntry) => Promise<void>>();

/**
 * Writes an entry for an access and resolves when it is on disk: the response waits for it, so every access is in the
 * log. While one group of entries is being written the next one accumulates, so that many readers share one commit.
 */
export async function recordAccess(ctx: RequestContext, note: AuditNote): Promise<void> {
  const entry = await sealed(ctx.app, entryOf(ctx, note));
  return enqueue(ctx.app, entry);
}

/** Writes an entry without a signed-in user in the same way, e.g. a failed sign-in. */
export async function recordAccessEntry(app: App, entry: AuditContent): Promise<void> {
  return enqueue(app, await sealed(app, entry));
}

function enqueue(app: App, entry: SealedEntry): Promise<void> {
  let writer = writers.get(app);
  if (writer === undefined) {
    const write = gather<SealedEntry, void>(
      async (_key, entries) => {
        await insertInbox(app.database.kysely, entries);
        return entries.map(() => undefined);
      },
      { underWay: 1 },
    );
    writer = (one) => write('', one);
    writers.set(app, writer);
  }
  return writer(entry);
}
