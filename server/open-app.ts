import type { Config } from '#platform/config.ts';
import { countSecondConnections } from '#platform/connections/connection-guard.ts';
import type { PoolSizes } from '#platform/connections/connection-share.ts';
import { checkDatabase, openDatabase } from '#platform/database.ts';
import type { EmbeddedPostgres } from '#platform/embedded-postgres/keep-server.ts';
import type { App } from '#platform/app.ts';
import { prepareJobs } from '#platform/jobs.ts';
import { lendKeys } from '#platform/keys-of.ts';
import { openKeys } from '#platform/keys.ts';
import { openLive } from '#platform/events/live.ts';
import { createLog, type Log } from '#platform/log.ts';
import { migrate, readMigrations } from '#platform/migrate.ts';
import { beginPostgres } from './processes/begin-postgres.ts';
import { root } from './root.ts';

/** An open app, and the function that closes it. */
export interface OpenApp {
  app: App;
  /** Null with one's own PostgreSQL. */
  postgres: EmbeddedPostgres | null;
  close(): Promise<void>;
}

/**
 * Starts or connects to the database, runs migrations and opens the process's resources; `progress` reports long steps.
 * `postgres` is the embedded database if it is starting already; `connections` are this process's part of its
 * connections.
 */
export async function openApp(
  config: Config,
  progress: (line: string) => void,
  log: Log = createLog(config.logLevel),
  {
    postgres = beginPostgres(config, progress),
    connections,
  }: { postgres?: Promise<EmbeddedPostgres | null> | undefined; connections?: PoolSizes | undefined } = {},
): Promise<OpenApp> {
  // In production, a violation is logged and does not fail the request.
  if (!['test', 'development'].includes(process.env['NODE_ENV'] ?? '')) countSecondConnections(log);
  const embedded = await postgres;
  const database = openDatabase(embedded?.url ?? config.databaseUrl!, {
    replica: config.replicaUrl === undefined ? undefined : { url: config.replicaUrl },
    ...(connections === undefined ? null : { connections }),
    onError: (error) => log.warn({ err: error }, 'database: a connection was lost'),
  });
  const closeDatabase = async (): Promise<void> => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await checkDatabase(database);
    const ran = await migrate(database, await readMigrations(root));
    if (ran.length > 0) progress(`Prepared the database (${ran.length} ${ran.length === 1 ? 'step' : 'steps'}).`);
    await prepareJobs({ database });
    const live = await openLive(database, log);
    const keys = openKeys(config.dataDir);
    lendKeys(database, keys);
    const app: App = { config, database, keys, live, log, clock: () => new Date() };
    return {
      app,
      postgres: embedded,
      async close() {
        await live.close();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase().catch(() => undefined);
    throw error;
  }
}
