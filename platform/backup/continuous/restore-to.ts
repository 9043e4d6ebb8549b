import { createWriteStream, existsSync, readFileSync, statSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { chooseServerUser, type ServerUser } from '../../embedded-postgres/choose-server-user.ts';
import type { EmbeddedPostgres } from '../../embedded-postgres/keep-server.ts';
import { startEmbeddedPostgres } from '../../embedded-postgres/start-embedded-postgres.ts';
import { StartError } from '../../start-error.ts';
import { type BackupKey, unsealWith } from '../backup-lock.ts';
import { stageFiles } from '../stage-files.ts';
import { type BaseName, placeOf, readBases, readStamp } from './base-name.ts';
import type { BackupStore } from './backup-store.ts';
import { LIST, type ListOfFiles, listOfFiles, LISTS, nameOf } from './save-files.ts';
import { WAL } from './ship-wal.ts';
import { CLUSTER, PASSWORD_MEMBER } from './take-base.ts';

/** What to restore, and where. */
export interface RestoreToOptions {
  store: BackupStore;
  key: BackupKey;
  /** A folder without a database. */
  dataDir: string;
  /** The time to restore; null for the last minute in the backups. */
  to: Date | null;
  onProgress?: (line: string) => void;
}

/** A restored installation, with its database running. */
export interface Restored {
  postgres: EmbeddedPostgres;
  /** When the full copy was taken on which the restore is based. */
  base: Date;
  files: number;
}

/**
 * Restores the embedded database and the files of an installation to a time, into a data folder that has no database.
 * Throws StartError.
 */
export async function restoreTo({
  store,
  key,
  dataDir,
  to,
  onProgress = () => undefined,
}: RestoreToOptions): Promise<Restored> {
  const clusterDir = path.join(dataDir, 'postgres');
  if (existsSync(clusterDir)) throw new StartError(`${dataDir} already has a database: move it away first.`);
  const base = readBases(await store.list('base/')).findLast(({ time }) => to === null || time <= to);
  if (base === undefined)
    throw new StartError(
      to === null ? 'No backups were found.' : `No backup from before ${to.toISOString()} was found.`,
    );
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const unpacked = path.join(dataDir, `postgres.unfinished-${process.pid}`);
  const wal = path.join(unpacked, 'salus_restore');
  onProgress(`Unpacking the full backup of ${base.time.toISOString()}`);
  await unpackBase(store, key, base, unpacked, dataDir);
  onProgress('Fetching the changes since then');
  await fetchWal(store, key, base, wal);
  await writeFile(path.join(unpacked, 'recovery.signal'), '', { mode: 0o600 });
  const own = await readFile(path.join(unpacked, 'postgresql.auto.conf'), 'utf8').catch(() => '');
  const user = chooseServerUser(undefined);
  await giveTo(unpacked, user);
  await rename(unpacked, clusterDir);
  const files = await restoreFiles(store, key, dataDir, to);
  onProgress('Replaying the changes');
  const postgres = await replay(clusterDir, dataDir, to, own, user);
  await rm(path.join(clusterDir, 'salus_restore'), { recursive: true, force: true });
  return { postgres, base: base.time, files };
}

async function unpackBase(
  store: BackupStore,
  key: BackupKey,
  base: BaseName,
  dir: string,
  dataDir: string,
): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { mode: 0o700 });
  const content = await contentOf(store, base.name);
  const tar = extract();
  const flow = pipeline(content as AsyncIterable<Buffer>, unsealWith(key, base.name), createGunzip(), tar);
  flow.catch(() => undefined);
  for await (const entry of tar) {
    const { name, type } = entry.header;
    if (name === PASSWORD_MEMBER)
      await pipeline(entry, createWriteStream(path.join(dataDir, PASSWORD_MEMBER), { mode: 0o600 }));
    else {
      const file = path.join(dir, ...name.slice(CLUSTER.length).split('/'));
      if (!name.startsWith(CLUSTER) || !file.startsWith(dir + path.sep))
        throw new StartError(`${base.name} is not a Salus backup.`);
      if (type === 'directory') {
        await mkdir(file, { recursive: true, mode: 0o700 });
        entry.resume();
      } else await pipeline(entry, createWriteStream(file, { mode: 0o600 }));
    }
  }
  await flow;
  await mkdir(path.join(dir, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
}

async function fetchWal(store: BackupStore, key: BackupKey, base: BaseName, dir: string): Promise<void> {
  await mkdir(dir, { mode: 0o700 });
  const names = (await store.list(WAL)).map((name) => name.slice(WAL.length, -'.gz.age'.length));
  for (const file of names)
    if (file.endsWith('.history') || placeOf(file) >= placeOf(base.from))
      await pipeline(
        openFile(key, `${WAL}${file}.gz.age`, await contentOf(store, `${WAL}${file}.gz.age`)),
        createWriteStream(path.join(dir, file), { mode: 0o600 }),
      );
}

/** Starts the database, which replays the log up to the time, or to its end if the time is after it. */
async function replay(
  clusterDir: string,
  dataDir: string,
  to: Date | null,
  own: string,
  user: ServerUser,
): Promise<EmbeddedPostgres> {
  const settings = path.join(clusterDir, 'postgresql.auto.conf');
  const log = path.join(dataDir, 'postgres.log');
  const write = async (target: string): Promise<void> => {
    const copy = process.platform === 'win32' ? 'copy "salus_restore\\%f" "%p"' : 'cp "salus_restore/%f" "%p"';
    // Nobody may read before everything is replayed.
    const lines = `hot_standby = off\nrestore_command = '${copy}'\n${target}`;
    await writeFile(settings, `${own}${lines}`, { mode: 0o600 });
    if (user.uid !== undefined) await chown(settings, user.uid, user.gid);
  };
  // PostgreSQL doesn't start if the log ends before the time.
  const begin = existsSync(log) ? statSync(log).size : 0;
  const isTooLate = (): boolean => existsSync(log) && readFileSync(log).subarray(begin).includes(ENDED_BEFORE);
  await write(to === null ? '' : `recovery_target_time = '${instant(to)}'\nrecovery_target_action = 'promote'\n`);
  const postgres = await startEmbeddedPostgres({ dataDir, isGivenUp: isTooLate }).catch(async (error: unknown) => {
    if (!isTooLate()) throw error;
    await write('');
    return startEmbeddedPostgres({ dataDir });
  });
  await writeFile(settings, own, { mode: 0o600 });
  if (user.uid !== undefined) await chown(settings, user.uid, user.gid);
  return postgres;
}

const ENDED_BEFORE = 'recovery ended before configured recovery target was reached';

const instant = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '+00');

async function restoreFiles(store: BackupStore, key: BackupKey, dataDir: string, to: Date | null): Promise<number> {
  const lists = (await store.list(LISTS)).filter((name) => name.endsWith(LIST));
  const timeOf = (name: string): Date => readStamp(name.slice(LISTS.length, -LIST.length));
  // A file is stored up to a minute after the record that names it.
  const used =
    to === null
      ? [lists.at(-1)]
      : [lists.findLast((name) => timeOf(name) <= to), lists.find((name) => timeOf(name) >= to)];
  const all: ListOfFiles = {};
  for (const name of new Set(used)) if (name !== undefined) Object.assign(all, await readList(store, key, name));
  const staged = await stageFiles(dataDir);
  try {
    for (const [name, hash] of Object.entries(all))
      await staged.add(name, openFile(key, name, await contentOf(store, nameOf(hash))));
    await staged.swap({ everything: true });
  } finally {
    await staged.discard();
  }
  return Object.keys(all).length;
}

async function readList(store: BackupStore, key: BackupKey, name: string): Promise<ListOfFiles> {
  return listOfFiles.parse(await json(openFile(key, name, await contentOf(store, name))));
}

/** Decrypts and unpacks a stored file. */
async function* openFile(key: BackupKey, name: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const plain = Readable.from(unsealWith(key, name)(content as AsyncIterable<Buffer>), { objectMode: false });
  const unpacked = createGunzip();
  const flow = pipeline(plain, unpacked);
  flow.catch(() => undefined);
  for await (const chunk of unpacked) yield chunk as Buffer;
  await flow;
}

async function contentOf(store: BackupStore, name: string): Promise<AsyncIterable<Uint8Array>> {
  const content = await store.get(name);
  if (content === null) throw new StartError(`${name} is missing in the backups.`);
  return content;
}

async function giveTo(dir: string, user: ServerUser): Promise<void> {
  if (user.uid === undefined) return;
  await chown(dir, user.uid, user.gid);
  for (const name of await readdir(dir, { recursive: true })) await chown(path.join(dir, name), user.uid, user.gid);
}
