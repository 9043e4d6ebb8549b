import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseServerUser } from '../choose-server-user.ts';
import { APPLICATION_ROLE, type Cluster, serverEnvironment, SUPERVISOR_ROLE } from '../cluster.ts';
import { createCluster } from '../create-cluster.ts';
import { findFreePort } from '../ensure-server.ts';
import { findPackage } from '../find-package.ts';
import { prepareBinaries } from '../prepare-binaries.ts';
import { serverArguments } from '../server-settings.ts';

const PASSWORD = 'a-password-of-the-pair';

interface Server {
  readonly port: number;
  cluster: Cluster;
  process: ChildProcess;
}

/** Two PostgreSQL servers: a primary and a standby that has each commit before it is acknowledged. */
export interface PostgresPair {
  /** The URL with both servers. */
  readonly url: string;
  /** The URL of the current standby alone. */
  standbyUrl(): string;
  /** Kills the primary, as a power failure would; its connections end. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary, which commits alone from now on. */
  promote(): Promise<void>;
  /** Copies the primary to the other server, starts it as the standby, and waits until commits wait for it. */
  rebuildStandby(): Promise<void>;
  /** Runs a statement as the owner of the cluster, on the primary or the standby. */
  ask(of: 'primary' | 'standby', statement: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** Starts a pair in a temporary folder. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const root = mkdtempSync(path.join(tmpdir(), 'salus-pair-'));
  chmodSync(root, 0o755);
  const user = chooseServerUser(undefined);
  const native = prepareBinaries(findPackage(), user, path.join(root, 'system'), () => undefined);
  let copies = 0;
  const newCluster = (): Cluster => {
    copies += 1;
    const name = path.join(root, `cluster-${copies}`);
    return { dir: name, user, native, password: PASSWORD, passwordFile: `${name}.password`, logFile: `${name}.log` };
  };

  const start = async (cluster: Cluster, port: number): Promise<Server> => {
    const log = openSync(cluster.logFile, 'a');
    const args = [...serverArguments(cluster, port), '-c', 'wal_keep_size=1GB', '-c', 'hot_standby_feedback=on'];
    const child = spawn(path.join(native, 'bin', 'postgres'), args, {
      ...user,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const server = { port, cluster, process: child };
    await until(() => askServer(server, 'select 1'));
    return server;
  };

  const first = newCluster();
  await createCluster(first);
  appendFileSync(path.join(first.dir, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n');
  let primary = await start(first, await findFreePort());
  const secondPort = await findFreePort();
  let standby: Server | null = null;
  const ports = [primary.port, secondPort];
  const standing = (): Server => {
    if (standby === null) throw new Error('there is no standby');
    return standby;
  };

  const setSynchronous = async (names: string): Promise<void> => {
    await askServer(primary, `alter system set synchronous_standby_names = '${names}'`);
    await askServer(primary, 'select pg_reload_conf()');
  };

  const pair: PostgresPair = {
    url: `postgres://${APPLICATION_ROLE}:${PASSWORD}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${APPLICATION_ROLE}?target_session_attrs=read-write`,
    standbyUrl: () => `postgres://${APPLICATION_ROLE}:${PASSWORD}@127.0.0.1:${standing().port}/${APPLICATION_ROLE}`,
    ask: (of, statement) => askServer(of === 'primary' ? primary : standing(), statement),
    killPrimary: () => kill(primary),
    async promote() {
      [primary, standby] = [standing(), primary];
      await askServer(primary, 'select pg_promote(true)');
      await setSynchronous('');
    },
    async rebuildStandby() {
      const port = standby?.port ?? secondPort;
      if (standby !== null) {
        await kill(standby);
        rmSync(standby.cluster.dir, { recursive: true, force: true });
      }
      const cluster = newCluster();
      await copyCluster(primary, cluster);
      standby = await start(cluster, port);
      await setSynchronous('ANY 1 (*)');
      // A commit that it has acknowledged includes all commits before it.
      await until(async () => {
        const [found] = await askServer(
          primary,
          `select 1 from pg_stat_replication where sync_state = 'quorum' and state = 'streaming'`,
        );
        if (found === undefined) throw new Error('the standby does not follow');
      });
      await askServer(primary, `create or replace view public.pair_follows as select 1 as one`);
    },
    async stop() {
      await Promise.all([kill(primary), standby !== null && kill(standby)]);
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  try {
    await pair.rebuildStandby();
  } catch (error) {
    await pair.stop();
    throw error;
  }
  return pair;
}

async function kill({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** See https://www.postgresql.org/docs/18/continuous-archiving.html, "Making a Base Backup Using the Low Level API". */
async function copyCluster(from: Server, to: Cluster): Promise<void> {
  const client = await connect(from);
  try {
    await client.query(`select pg_backup_start('pair', fast => true)`);
    const { dir } = from.cluster;
    // The standby gets the write-ahead log from the primary.
    cpSync(dir, to.dir, {
      recursive: true,
      filter: (name) =>
        !/^(?:pg_wal\/.|pg_replslot\/.|postmaster\.|standby\.signal|backup_label)/.test(path.relative(dir, name)),
    });
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    writeFileSync(path.join(to.dir, 'backup_label'), rows[0]!.labelfile);
    writeFileSync(path.join(to.dir, 'standby.signal'), '');
    for (const name of ['archive_status', 'summaries'])
      mkdirSync(path.join(to.dir, 'pg_wal', name), { recursive: true });
    const source = `host=127.0.0.1 port=${from.port} user=${SUPERVISOR_ROLE} password=${PASSWORD}`;
    appendFileSync(path.join(to.dir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    chmodSync(to.dir, 0o700);
    giveTo(to, to.dir);
  } finally {
    await client.end();
  }
}

function giveTo({ user }: Cluster, dir: string): void {
  const { uid, gid } = user;
  if (uid === undefined || gid === undefined) return;
  chownSync(dir, uid, gid);
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) chownSync(path.join(dir, name), uid, gid);
}

async function connect({ port }: Server): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERVISOR_ROLE,
    password: PASSWORD,
    database: APPLICATION_ROLE,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function askServer(server: Server, statement: string): Promise<Record<string, unknown>[]> {
  const client = await connect(server);
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(ask: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 120_000; ;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}
