import { text } from 'node:stream/consumers';
import { readBases, readStamp } from './base-name.ts';
import type { BackupStore } from './backup-store.ts';
import { isWalNeeded, keptBases } from './kept-backups.ts';
import { FILES, HASHES, LIST, LISTS, nameOf } from './save-files.ts';
import { WAL } from './ship-wal.ts';

const DAY_MS = 86_400_000;

/**
 * Removes what no restore needs anymore: full copies beyond 7 days, 5 weeks and 12 months, their write-ahead log, and
 * files that were deleted before.
 */
export async function removeOld(store: BackupStore, now: Date): Promise<void> {
  const bases = readBases(await store.list('base/'));
  const kept = keptBases(bases, now);
  for (const base of bases) if (!kept.includes(base)) await store.remove(base.name);
  for (const name of await store.list(WAL)) {
    const file = name.slice(WAL.length, WAL.length + 24);
    if (/^[0-9A-F]{24}$/.test(file) && !isWalNeeded(file, kept, now)) await store.remove(name);
  }
  await removeOldFiles(
    store,
    kept.map(({ time }) => time),
    now,
  );
}

async function removeOldFiles(store: BackupStore, kept: readonly Date[], now: Date): Promise<void> {
  const lists = (await store.list(LISTS))
    .filter((name) => name.endsWith(HASHES))
    .map((name) => name.slice(LISTS.length, -HASHES.length));
  const times = lists.map(readStamp);
  const needed = new Set(
    // A restore uses the lists before and after its time.
    kept.flatMap((time) => [
      lists.findLast((_name, place) => times[place]! <= time),
      lists.find((_name, place) => times[place]! >= time),
    ]),
  );
  const weekAgo = now.getTime() - 8 * DAY_MS;
  const lasting = lists.findLast((_name, place) => times[place]!.getTime() < weekAgo);
  const used = new Set<string>();
  for (const [place, list] of lists.entries()) {
    if (times[place]!.getTime() >= weekAgo || list === lasting || needed.has(list)) {
      const hashes = await store.get(`${LISTS}${list}${HASHES}`);
      if (hashes === null) throw new Error(`The list of files ${list} disappeared.`);
      for (const hash of (await text(hashes)).split('\n')) used.add(nameOf(hash));
    } else for (const ending of [LIST, HASHES]) await store.remove(`${LISTS}${list}${ending}`);
  }
  for (const name of await store.list(FILES)) if (!used.has(name)) await store.remove(name);
}
