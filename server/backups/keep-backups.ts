import path from 'node:path';
import type { App } from '#platform/app.ts';
import { readBackupState, writeBackupState } from '#platform/backup/backup-state.ts';
import { type BackupLock, readBackupLock } from '#platform/backup/backup-lock.ts';
import type { BackupStore } from '#platform/backup/continuous/backup-store.ts';
import { openStore } from '#platform/backup/continuous/open-store.ts';
import { continuousBackup } from '#platform/backup/continuous/continuous-backup.ts';
import { openVault } from '#platform/backup/continuous/open-vault.ts';
import type { BackupTarget } from '#platform/config.ts';
import type { EmbeddedPostgres } from '#platform/embedded-postgres/keep-server.ts';
import { archiveDirOf } from '#platform/embedded-postgres/start-embedded-postgres.ts';
import { StartError } from '#platform/start-error.ts';
import { logicalBackup } from './logical-backup.ts';
import { rehearseRestore } from './rehearse-restore.ts';

const EVERY_MS = 20_000;
const WEEK_MS = 7 * 86_400_000;

/**
 * Backs up to BACKUP_URL until the returned function is called: the embedded database continuously, one's own
 * PostgreSQL once a day; and rehearses a restore each week. Problems are shown to administrators. Throws StartError if
 * the settings can't work.
 */
export async function keepBackups(
  app: App,
  postgres: EmbeddedPostgres | null,
  env: Readonly<Record<string, string | undefined>>,
): Promise<() => Promise<void>> {
  const { backup: target, dataDir } = app.config;
  if (target === undefined) return async () => undefined;
  if (target.kind === 'folder' && `${target.dir}${path.sep}`.startsWith(`${dataDir}${path.sep}`))
    throw new StartError('BACKUP_URL must not be inside DATA_DIR: the backups would be lost with it.');
  // The settings must be complete to start; the storage may be unavailable for a while.
  await readBackupLock(env);
  const store = openStore(target);
  const place = placeOf(target);
  let opened: { lock: BackupLock; rounds: Rounds } | null = null;
  const open = async () => {
    await refuseEmptied(app, store, place);
    // A daily backup is opened with the passphrase itself, as every file that `npm run restore` takes.
    const lock = postgres === null ? await readBackupLock(env) : await openVault(store, env);
    const rounds =
      postgres === null ? logicalBackup(app, store, lock) : continuousBackup(sourceOf(postgres, dataDir), store, lock);
    return { lock, rounds };
  };
  // Without a passphrase, the server can't open its backups.
  const canRehearse = postgres !== null && (env['BACKUP_PASSPHRASE'] ?? '') !== '';
  return repeat(async () => {
    await runRound(app, place, async (now) => (opened ??= await open()).rounds.round(now));
    if (canRehearse && opened !== null) await rehearseIfDue(app, store, opened.lock);
  });
}

interface Rounds {
  round(now: Date): Promise<{ base: Date | null }>;
}

const placeOf = (target: BackupTarget): string =>
  target.kind === 'folder' ? target.dir : `${target.endpoint}/${target.bucket}/${target.prefix}`;

/** A disk that is not mounted looks like an empty folder: backups would be written to the machine's own disk. */
async function refuseEmptied(app: App, store: BackupStore, place: string): Promise<void> {
  const { base_time: base, place: before } = await readBackupState(app.database.kysely);
  if (base !== null && before === place && (await store.list('')).length === 0)
    throw new StartError('The backup storage is empty, but it had backups. Is the disk mounted?');
}

function sourceOf({ supervisorUrl, clusterDir }: EmbeddedPostgres, dataDir: string) {
  const passwordFile = path.join(dataDir, 'postgres.password');
  return { supervisorUrl, clusterDir, passwordFile, dataDir, archiveDir: archiveDirOf(clusterDir) };
}

async function runRound(app: App, place: string, round: Rounds['round']): Promise<void> {
  const { kysely } = app.database;
  try {
    const now = app.clock();
    const { base } = await round(now);
    await writeBackupState(kysely, {
      place,
      good_time: now,
      problem: null,
      ...(base === null ? null : { base_time: base }),
    });
  } catch (error) {
    app.log.warn({ err: error }, 'backup: a round failed');
    await writeBackupState(kysely, { problem: reasonOf(error) }).catch(() => undefined);
  }
}

async function rehearseIfDue(app: App, store: BackupStore, lock: BackupLock): Promise<void> {
  const { kysely } = app.database;
  const now = app.clock();
  const { rehearsed_time: last, base_time: base, problem } = await readBackupState(kysely);
  if (base === null || problem !== null || (last !== null && now.getTime() - last.getTime() < WEEK_MS)) return;
  // A new installation's first full copy is not a day old yet.
  if (last === null && now.getTime() - base.getTime() < 600_000) return;
  try {
    const { until } = await rehearseRestore(store, lock.key);
    await writeBackupState(kysely, { rehearsed_time: now, rehearsed_until: until, rehearsal_problem: null });
  } catch (error) {
    app.log.warn({ err: error }, 'backup: the rehearsal of a restore failed');
    await writeBackupState(kysely, { rehearsed_time: now, rehearsed_until: null, rehearsal_problem: reasonOf(error) });
  }
}

/** Errors of the database may quote rows; those of storage and files don't. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && !('severity' in error) ? error.message.slice(0, 300) : 'The database could not be read.';

/** Repeats work with a pause; the returned function waits for its end. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const turn = async (): Promise<void> => {
    await work().catch(() => undefined);
    if (!isOver) timer = setTimeout(() => (running = turn()), EVERY_MS);
  };
  let running = turn();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
