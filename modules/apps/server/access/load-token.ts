import type { App } from '#platform/app.ts';
import { gather } from '#platform/gather.ts';
import { type AccessRow, readTokens } from './access.sql.ts';

const loaders = new WeakMap<App, (key: string, tokenHash: Buffer) => Promise<AccessRow | null>>();

/** Returns a token that is in effect, as it is now; null otherwise. Concurrent calls share one statement. */
export async function loadToken(app: App, tokenHash: Buffer, now: Date): Promise<AccessRow | null> {
  let loader = loaders.get(app);
  if (loader === undefined) {
    loader = gather<Buffer, AccessRow | null>(
      async (_key, tokenHashes) => {
        const rows = await readTokens(app.database.kysely, tokenHashes);
        return tokenHashes.map((hash) => rows.find((row) => row.id_hash.equals(hash)) ?? null);
      },
      { most: 32, underWay: 3 },
    );
    loaders.set(app, loader);
  }
  const row = await loader('', tokenHash);
  return row !== null && row.expires_time > now ? row : null;
}
