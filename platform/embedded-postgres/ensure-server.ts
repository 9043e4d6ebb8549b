import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import type { Cluster } from './cluster.ts';
import { type ServerLock, lockServer } from './lock-server.ts';
import { isServerOf } from './is-server-of.ts';
import { readPidFile } from './read-pid-file.ts';
import { removeStalePidFile } from './remove-stale-pid-file.ts';
import { spawnServer } from './spawn-server.ts';

/** A live server that this process has locked. */
export interface Server extends ServerLock {
  readonly pid: number;
  readonly port: number;
  /** True if it was already running. */
  readonly adopted: boolean;
}

/** The requested port of a server. */
export interface PortRequest {
  readonly port: number;
  /** True if only this port is acceptable; otherwise a free one is used if another program has it. */
  readonly mustBePort?: boolean;
  readonly isGivenUp?: (() => boolean) | undefined;
  readonly onProgress?: (line: string) => void;
}

const RETRY_MS = 50;
const PATIENCE_MS = 60_000;
const SILENCE_MS = 2000;

/** Adopts the cluster's running server or starts one; throws StartError on failure. */
export async function ensureServer(cluster: Cluster, wish: PortRequest): Promise<Server> {
  const begun = Date.now();
  let { port } = wish;
  let adopted = true;
  let isReported = false;
  let reason: string;
  let patientUntil = begun + PATIENCE_MS;
  for (;;) {
    const file = readPidFile(cluster.dir);
    if (typeof file === 'object' && isServerOf(cluster.dir, file.pid)) {
      const lock = file.status === 'ready' ? await lockServer(cluster, file.port) : undefined;
      if (lock) return { ...lock, pid: file.pid, port: file.port, adopted };
      reason = file.status === 'ready' ? 'it is not responding' : `it is ${file.status ?? 'starting'}`;
      // Recovery after a crash and the checkpoint before a stop take an unknown amount of time.
      if (file.status !== 'ready') patientUntil = Date.now() + PATIENCE_MS;
      if (!isReported && Date.now() - begun > SILENCE_MS) {
        isReported = true;
        wish.onProgress?.('Waiting for the database to recover from its last shutdown');
      }
    } else {
      if (file !== 'none') await removeStalePidFile(cluster.dir, file);
      const result = await spawnServer(cluster, port);
      if (typeof result === 'object') {
        throw new StartError(
          `The embedded PostgreSQL did not start: ${result.failed} (its log is ${cluster.logFile}).`,
        );
      }
      if (result === 'started') {
        adopted = false;
        continue;
      }
      reason = result === 'port taken' ? `port ${port} is in use` : 'another process is using its files';
      if (result === 'port taken' && !wish.mustBePort) port = await findFreePort();
    }
    if (Date.now() > patientUntil || wish.isGivenUp?.()) {
      throw new StartError(
        `The embedded PostgreSQL in ${cluster.dir} did not start: ${reason} (its log is ${cluster.logFile}).`,
      );
    }
    await sleep(RETRY_MS);
  }
}

/** Returns a loopback port that is currently free. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
