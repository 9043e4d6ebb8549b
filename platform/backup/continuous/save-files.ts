import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BackupLock } from '../backup-lock.ts';
import { listFiles } from '../list-files.ts';
import { stampOf } from './base-name.ts';
import type { BackupStore } from './backup-store.ts';
import { putFile } from './ship-wal.ts';

/** The prefix of the contents of files, each under a hash of its name, size and time. */
export const FILES = 'files/';
/** The prefix of the lists of files: an encrypted one with names, and a plain one with the hashes only. */
export const LISTS = 'lists/';
export const LIST = '.json.gz.age';
export const HASHES = '.txt';

/** The files of DATA_DIR at a time, by name. */
export const listOfFiles = z.record(z.string(), z.string());
export type ListOfFiles = z.infer<typeof listOfFiles>;

interface Target {
  store: BackupStore;
  lock: BackupLock;
  tempDir: string;
}

/**
 * Stores the files of DATA_DIR that are not in the store yet, and a list of all if it differs from `last`. Returns the
 * list.
 */
export async function saveFiles(
  dataDir: string,
  last: ListOfFiles | null,
  now: Date,
  target: Target,
): Promise<ListOfFiles> {
  const { store, lock, tempDir } = target;
  const known = new Set(last === null ? await store.list(FILES) : Object.values(last).map(nameOf));
  const list: ListOfFiles = {};
  for (const { name, absolute } of await listFiles(dataDir)) {
    const about = await stat(absolute).catch(() => null);
    if (about === null) continue;
    const hash = createHash('sha256').update(`${name}|${about.size}|${about.mtimeMs}`).digest('hex');
    if (!known.has(nameOf(hash))) await putFile(absolute, nameOf(hash), tempDir, { store, lock });
    list[name] = hash;
  }
  if (last !== null && isSame(last, list)) return list;
  const plain = path.join(tempDir, 'list');
  const stamp = stampOf(now);
  // The hashes first: without them, the files of a list could be removed.
  await writeFile(plain, Object.values(list).join('\n'), { mode: 0o600 });
  await store.put(`${LISTS}${stamp}${HASHES}`, plain);
  await writeFile(plain, JSON.stringify(list), { mode: 0o600 });
  await putFile(plain, `${LISTS}${stamp}${LIST}`, tempDir, { store, lock });
  return list;
}

/** Returns the name of a file's content in the store. */
export const nameOf = (hash: string): string => `${FILES}${hash}.gz.age`;

function isSame(one: ListOfFiles, other: ListOfFiles): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
