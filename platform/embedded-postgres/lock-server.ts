import { realpathSync } from 'node:fs';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Cluster, SUPERVISOR_ROLE } from './cluster.ts';

/** Held shared by every instance that uses the cluster, and alone by the one that stops it. */
const IN_USE = 5_413_077;

/** A connection whose life says that an instance uses the server; the server cannot be stopped by another meanwhile. */
export interface ServerLock {
  readonly client: pg.Client;
  /** Resolves when the connection is lost or ended. */
  readonly ended: Promise<void>;
}

/** Connects to the cluster's live server and locks it; undefined when it does not answer yet, is going down or is another cluster's; throws StartError when it refuses the password. */
export async function lockServer(cluster: Cluster, port: number): Promise<ServerLock | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERVISOR_ROLE,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
    application_name: 'salus supervisor',
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // Its end says all that matters; without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // While the last user stops the server this waits, until the server takes the connection down with it.
    const { rows } = await client.query<{ dir: string }>(
      `select current_setting('data_directory') as dir, pg_advisory_lock_shared($1)`,
      [IN_USE],
    );
    if (rows[0] && realpathSync(rows[0].dir) === cluster.dir) return { client, ended };
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new StartError(`The password in ${cluster.passwordFile} does not open the database in ${cluster.dir}.`);
    }
  }
  client.end().catch(() => undefined);
  return undefined;
}

/** Releases the server and says whether nobody else has locked it; if so, nobody can take it any more as long as the connection lives. */
export async function releaseServer({ client }: ServerLock): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [IN_USE]);
  return rows[0]?.alone ?? false;
}
