import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { checkDatabase, openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { StartError } from '../start-error.ts';
import { type Migration, readMigrations } from '../migrate.ts';

/** The installation that a command works on, from the environment. */
export interface Installation {
  readonly url: string;
  readonly dataDir: string;
  readonly migrations: Migration[];
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** Writes one line to standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs `work` on the installation with its database running, and leaves the database server as it was found; Ctrl-C
 * ends it cleanly.
 */
export async function withInstallation<T>(work: (installation: Installation) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const migrations = await readMigrations(fileURLToPath(new URL('../..', import.meta.url)));
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, onProgress: say }) : undefined;
  const url = embedded?.url ?? databaseUrl ?? '';
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new StartError('Interrupted; nothing was changed.'));
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.once(signal, interrupt);
  try {
    await rejectUnreachable(url);
    return await work({ url, dataDir, migrations, signal: interruption.signal });
  } finally {
    await embedded?.stop();
    for (const signal of signals) process.off(signal, interrupt);
  }
}

async function rejectUnreachable(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  try {
    await checkDatabase(database);
  } finally {
    await database.close();
  }
}
