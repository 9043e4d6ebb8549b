import { realpathSync } from 'node:fs';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Cluster, SUPERVISOR_ROLE } from './cluster.ts';

/** Advisory lock: shared by every instance that uses the cluster, exclusive for the one that stops it. */
const IN_USE = 5_413_077;

/** An open connection that marks the server as used by this instance; no other instance can stop it. */
export interface ServerLock {
  readonly client: pg.Client;
  /** Resolves when the connection is lost or closed. */
  readonly ended: Promise<void>;
}

/**
 * Connects to the cluster's running server and locks it. Returns undefined if it doesn't respond yet, is shutting down
 * or belongs to another cluster; throws StartError if it rejects the password.
 */
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
  // `ended` reports the end; without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Waits while the last instance stops the server, until the server closes this connection.
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

/**
 * Releases the server and returns whether no other instance has locked it. If so, no other instance can lock it as long
 * as the connection is open.
 */
export async function releaseServer({ client }: ServerLock): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [IN_USE]);
  return rows[0]?.alone ?? false;
}
