import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from '#platform/app.ts';
import { backupClinic } from '#platform/backup/backup-clinic.ts';
import type { BackupLock } from '#platform/backup/backup-lock.ts';
import type { BackupStore } from '#platform/backup/continuous/backup-store.ts';
import { readStamp, stampOf } from '#platform/backup/continuous/base-name.ts';
import { keptBases } from '#platform/backup/continuous/kept-backups.ts';
import { readMigrations } from '#platform/migrate.ts';
import { root } from '../root.ts';

const DAY_MS = 86_400_000;
const FOLDER = 'logical/';
const ENDING = '.tar.gz.age';

/** Backs up one's own PostgreSQL once a day, as `npm run backup` does, and keeps 7 days, 5 weeks and 12 months. */
export function logicalBackup(app: App, store: BackupStore, lock: BackupLock) {
  return {
    async round(now: Date): Promise<{ base: Date | null }> {
      const last = (await listLogical(store)).at(-1);
      if (last !== undefined && now.getTime() - last.time.getTime() < DAY_MS) return { base: null };
      const dir = await mkdtemp(path.join(tmpdir(), 'salus-backup-'));
      try {
        const to = path.join(dir, 'backup');
        const { databaseUrl: url = '', dataDir } = app.config;
        await backupClinic({ url, dataDir, to, lock, migrations: await readMigrations(root) });
        await store.put(`${FOLDER}${stampOf(now)}${ENDING}`, to);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
      const all = await listLogical(store);
      const kept = keptBases(all, now);
      for (const each of all) if (!kept.includes(each)) await store.remove(each.name);
      return { base: now };
    },
  };
}

/** Returns the daily backups in the store, oldest first. */
async function listLogical(store: BackupStore) {
  return (await store.list(FOLDER)).map((name) => ({
    name,
    time: readStamp(name.slice(FOLDER.length, -ENDING.length)),
  }));
}
