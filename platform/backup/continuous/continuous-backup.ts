import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { BackupLock } from '../backup-lock.ts';
import { nameBase, readBases } from './base-name.ts';
import type { BackupStore } from './backup-store.ts';
import { removeOld } from './remove-old.ts';
import { type ListOfFiles, saveFiles } from './save-files.ts';
import { shipWal } from './ship-wal.ts';
import { putBytes } from './open-vault.ts';
import { type BaseSource, takeBase } from './take-base.ts';
import { StartError } from '../../start-error.ts';

/** The installation that is backed up. */
export interface BackupSource extends BaseSource {
  dataDir: string;
  archiveDir: string;
}

/** What a round did. */
export interface Round {
  /** When a full copy was taken, if one was due. */
  base: Date | null;
  /** Every change before this time is in the store; null if there were none since the last round. */
  until: Date | null;
}

const SYSTEM = 'system.txt';
const DAY_MS = 86_400_000;
// Not part of a backup, as everything of the embedded database.
const UNFINISHED = 'postgres.backup-';

/** Backs up an installation in rounds: full copies each night, and the changes since then in between. */
export function continuousBackup(source: BackupSource, store: BackupStore, lock: BackupLock) {
  let files: ListOfFiles | null = null;
  // The last full copy, once the store has been read; null if there is none on this timeline.
  let last: Date | null | undefined;
  return {
    /**
     * Stores what is new: changes of the database, files, and a full copy if the last one is a day old (or it is night
     * and the last one is from yesterday). Throws StartError if the store has the backups of another installation.
     */
    async round(now: Date): Promise<Round> {
      if (last === undefined) {
        await claimStore(source, store);
        await removeUnfinished(source.dataDir);
        last = await lastBase(source, store);
      }
      const tempDir = await mkdtemp(path.join(source.dataDir, UNFINISHED));
      try {
        const target = { store, lock, tempDir };
        let until = await shipWal(source.archiveDir, tempDir, target);
        const isDue = isBaseDue(last, now);
        files = await saveFiles(source.dataDir, files, now, target);
        if (!isDue) return { base: null, until };
        const file = path.join(tempDir, 'base');
        const base = await takeBase(source, file, lock);
        until = (await shipWal(source.archiveDir, tempDir, target)) ?? until;
        await store.put(nameBase(base), file);
        last = base.time;
        await removeOld(store, now);
        return { base: base.time, until };
      } finally {
        await rm(tempDir, { recursive: true, force: true });
      }
    },
  };
}

/** Removes what a killed process left. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir))
    if (entry.startsWith(UNFINISHED)) await rm(path.join(dataDir, entry), { recursive: true, force: true });
}

/** Returns when the last full copy was taken; null if it belongs to an earlier timeline: the database was restored since. */
async function lastBase({ supervisorUrl }: BaseSource, store: BackupStore): Promise<Date | null> {
  const last = readBases(await store.list('base/')).at(-1);
  if (last === undefined) return null;
  const [row] = await ask(supervisorUrl, 'select timeline_id::text as value from pg_control_checkpoint()');
  return Number(row!.value) === Number.parseInt(last.until.slice(0, 8), 16) ? last.time : null;
}

/** A full copy is due if the last one is a day old; at night sooner, so that the copies don't move into the clinic's day. */
function isBaseDue(last: Date | null, now: Date): boolean {
  const age = now.getTime() - (last?.getTime() ?? 0);
  return age >= DAY_MS || (now.getUTCHours() === NIGHT_HOUR && age > DAY_MS / 2);
}

// 3 AM to 4 AM in New York, midnight to 1 AM in California, in winter.
const NIGHT_HOUR = 8;

/** Marks an empty store as this installation's; throws StartError if it is another's. */
async function claimStore({ supervisorUrl }: BaseSource, store: BackupStore): Promise<void> {
  const [row] = await ask(supervisorUrl, 'select system_identifier::text as value from pg_control_system()');
  const known = await store.get(SYSTEM);
  if (known === null) return putBytes(store, SYSTEM, Buffer.from(row!.value));
  if ((await text(known)) !== row!.value)
    throw new StartError('BACKUP_URL has the backups of another installation: choose an empty folder.');
}

async function ask(url: string, statement: string): Promise<{ value: string }[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'salus backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ value: string }>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
