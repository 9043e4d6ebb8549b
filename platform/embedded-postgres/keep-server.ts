import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APPLICATION_ROLE, type Cluster, serverEnvironment, SUPERVISOR_ROLE } from './cluster.ts';
import { ensureServer, type Server } from './ensure-server.ts';
import { releaseServer } from './lock-server.ts';
import { isServerOf } from './is-server-of.ts';

/** The embedded PostgreSQL, running and locked by this process. */
export interface EmbeddedPostgres {
  /** postgres://… URL of the application's database. */
  readonly url: string;
  readonly pid: number;
  readonly port: number;
  /** postgres://… URL of the role that owns the cluster, for backups. */
  readonly supervisorUrl: string;
  /** The real path of the cluster's directory. */
  readonly clusterDir: string;
  /** True if it was already running, left by a crash or used by another instance. */
  readonly adopted: boolean;
  /** Releases the server and stops it, unless another instance still uses it. */
  stop(): Promise<'stopped' | 'left running'>;
}

const REVIVAL_PAUSE_MS = 1000;
const STOP_PATIENCE_MS = 60_000;

/**
 * Keeps the server running as long as this process needs it: restarts it on the same port if it dies, and stops it when
 * no instance uses it anymore.
 */
export function keepServer(
  cluster: Cluster,
  first: Server,
  log: { info(line: string): void; warn(line: string): void },
): EmbeddedPostgres {
  let server = first;
  let leaving = false;
  let lost: Promise<void> | undefined;

  const watch = () => {
    void server.ended.then(() => {
      if (!leaving) lost = revive();
    });
  };
  const revive = async () => {
    log.warn('The database stopped; restarting it');
    while (!leaving) {
      try {
        server = await ensureServer(cluster, { port: first.port, mustBePort: true, isGivenUp: () => leaving });
        watch();
        if (server.port === first.port) return log.info('The database is up again');
        return log.warn(`The database now listens on port ${server.port}: restart this process`);
      } catch (error) {
        if (!leaving) log.warn((error as Error).message);
        await sleep(REVIVAL_PAUSE_MS);
      }
    }
  };
  const stop = async () => {
    leaving = true;
    await lost;
    if (!(await isLastUser(server))) return isServerOf(cluster.dir, server.pid) ? 'left running' : 'stopped';
    await stopServer(cluster, server);
    return 'stopped';
  };

  watch();
  let stopping: Promise<'stopped' | 'left running'> | undefined;
  return {
    url: `postgres://${APPLICATION_ROLE}:${cluster.password}@127.0.0.1:${first.port}/${APPLICATION_ROLE}`,
    supervisorUrl: `postgres://${SUPERVISOR_ROLE}:${cluster.password}@127.0.0.1:${first.port}/postgres`,
    clusterDir: cluster.dir,
    get pid() {
      return server.pid;
    },
    port: first.port,
    adopted: first.adopted,
    stop: () => (stopping ??= stop()),
  };
}

async function isLastUser(server: Server): Promise<boolean> {
  try {
    if (await releaseServer(server)) return true;
    await server.client.end();
  } catch {
    // The connection is lost, and the lock with it: there is nothing to release.
  }
  return false;
}

/** Closes open connections and stops the server; our own connection keeps other instances out until it has stopped. */
async function stopServer(cluster: Cluster, { pid }: Server): Promise<void> {
  if (process.platform === 'win32') {
    const pgCtl = path.join(cluster.native, 'bin', 'pg_ctl.exe');
    spawnSync(pgCtl, ['stop', '-D', cluster.dir, '-m', 'fast', '-w', '-s'], {
      env: serverEnvironment(),
      stdio: 'ignore',
    });
    return;
  }
  signal(pid, 'SIGINT');
  const patientUntil = Date.now() + STOP_PATIENCE_MS;
  while (isServerOf(cluster.dir, pid)) {
    // The next start recovers from this. If the machine is shutting down, it would be killed anyway.
    if (Date.now() > patientUntil) signal(pid, 'SIGQUIT');
    await sleep(10);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
