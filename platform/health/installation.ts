import { statfs } from 'node:fs/promises';
import { readBackupState, type BackupState } from '../backup/backup-state.ts';
import type { App } from '../app.ts';

/** Figures about the whole installation, for the health page and the metrics. */
export interface InstallationFigures {
  /** Jobs that are due and not running, since when the oldest is, and how many were given up. */
  jobs: Queue;
  /** Events between modules that are due, the oldest, and how many were given up. */
  outbox: Queue;
  /** Free and total bytes where DATA_DIR is; null if they can't be read. */
  disk: { free: number; total: number } | null;
  databaseBytes: number;
  /** Standby servers that follow the database, and how far the slowest is behind. Zero if we may not see them. */
  standbys: { count: number; lagMs: number };
  /** How far behind DATABASE_REPLICA_URL is; null if it can't be read, undefined if none is set. */
  replica: { lagMs: number | null } | undefined;
  backup: BackupState & { isSetUp: boolean };
}

export interface Queue {
  waiting: number;
  oldest: Date | null;
  givenUp: number;
}

/** Reads the figures of the installation. */
export async function readInstallation(app: App): Promise<InstallationFigures> {
  const { database, config } = app;
  const [jobs, outbox, disk, size, standbys, backup] = await Promise.all([
    // A job that failed for the last time stays in the table.
    readQueue(
      app,
      `select count(*) filter (where attempts < max_attempts)::int as waiting,
         min(run_at) filter (where attempts < max_attempts) as oldest,
         count(*) filter (where attempts >= max_attempts)::int as "givenUp"
       from graphile_worker.jobs where locked_at is null and run_at <= now()`,
    ),
    readQueue(
      app,
      `select count(*) filter (where due_time <= now())::int as waiting,
         min(due_time) filter (where due_time <= now()) as oldest,
         count(*) filter (where due_time = 'infinity')::int as "givenUp"
       from platform.outbox`,
    ),
    readDisk(config.dataDir),
    database.pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes'),
    // The programs that copy the database, e.g. pg_basebackup, are no standbys.
    database.pool.query<InstallationFigures['standbys']>(
      `select count(*)::int as count, coalesce(max(extract(epoch from replay_lag)) * 1000, 0)::float8 as "lagMs"
       from pg_stat_replication where state in ('streaming', 'catchup') and not starts_with(application_name, 'pg_')`,
    ),
    readBackupState(database.kysely),
  ]);
  return {
    jobs,
    outbox,
    disk,
    databaseBytes: size.rows[0]!.bytes,
    standbys: standbys.rows[0]!,
    replica: await readReplica(app),
    backup: { ...backup, isSetUp: config.backup !== undefined },
  };
}

async function readQueue({ database }: App, statement: string): Promise<Queue> {
  return (await database.pool.query<Queue & object>(statement)).rows[0]!;
}

async function readReplica({ database: { replica } }: App): Promise<InstallationFigures['replica']> {
  if (replica === null) return undefined;
  const asOf = await replica.asOf();
  return { lagMs: asOf === null ? null : Math.max(0, Date.now() - asOf.getTime()) };
}

async function readDisk(dir: string): Promise<InstallationFigures['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dir);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
