import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type BackupLock, sealWith } from '../backup-lock.ts';
import type { BackupStore } from './backup-store.ts';

const WAL_FILE = /^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/;

/** The prefix of write-ahead log in the store. */
export const WAL = 'wal/';

/** The name in the store of a file of write-ahead log. */
export const nameWal = (file: string): string => `${WAL}${file}.gz.age`;

/**
 * Moves the finished files of write-ahead log from the archive folder into the store, oldest first. Returns the time up
 * to which everything is in the store, or null if there was none; a failure leaves the rest in place.
 */
export async function shipWal(
  archiveDir: string,
  tempDir: string,
  { store, lock }: { store: BackupStore; lock: BackupLock },
): Promise<Date | null> {
  if (!existsSync(archiveDir)) return null;
  let until: Date | null = null;
  for (const file of (await readdir(archiveDir)).toSorted()) {
    const from = path.join(archiveDir, file);
    // Others are unfinished, or labels of full copies.
    if (WAL_FILE.test(file)) {
      until = (await stat(from)).mtime;
      await putFile(from, nameWal(file), tempDir, { store, lock });
    }
    if (WAL_FILE.test(file) || file.endsWith('.backup')) await rm(from);
  }
  return until;
}

/** Stores a compressed and encrypted copy of a file. */
export async function putFile(
  from: string,
  name: string,
  tempDir: string,
  { store, lock }: { store: BackupStore; lock: BackupLock },
): Promise<void> {
  const sealed = path.join(tempDir, 'sealed');
  await pipeline(
    createReadStream(from),
    createGzip({ level: 4 }),
    sealWith(lock),
    createWriteStream(sealed, { mode: 0o600 }),
  );
  await store.put(name, sealed);
  await rm(sealed);
}
