import type { Config } from '#platform/config.ts';
import type { EmbeddedPostgres } from '#platform/embedded-postgres/keep-server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start-embedded-postgres.ts';
import { connectionsFor } from './divide-connections.ts';

/**
 * Starts the embedded database for the configured number of processes; null with one's own PostgreSQL. `progress`
 * reports long steps. A rejection is not unhandled before it is awaited.
 */
export function beginPostgres(config: Config, progress: (line: string) => void): Promise<EmbeddedPostgres | null> {
  if (config.databaseUrl !== undefined) return Promise.resolve(null);
  const begun = startEmbeddedPostgres({
    dataDir: config.dataDir,
    archive: config.backup !== undefined,
    connections: config.processes > 1 ? connectionsFor(config.processes) : undefined,
    onProgress: progress,
  });
  begun.catch(() => undefined);
  return begun;
}
