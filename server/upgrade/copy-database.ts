import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backupClinic } from '#platform/backup/backup-clinic.ts';
import { readBackupLock } from '#platform/backup/backup-lock.ts';
import { restoreClinic } from '#platform/backup/restore-clinic.ts';
import { openDatabase } from '#platform/database.ts';
import { migrate, readMigrations } from '#platform/migrate.ts';
import { proveRestored } from '../backups/rehearse-restore.ts';
import { root } from '../root.ts';

/**
 * Copies a whole database to an empty one as a backup and restore do, brings it to this program's schema, and checks
 * every account against the ledger. Files and keys are not touched.
 */
export async function copyDatabase(
  from: string,
  to: string,
  scratch: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const migrations = await readMigrations(root);
  // Nobody knows this passphrase: a copy that a killed upgrade leaves can't be read.
  const lock = await readBackupLock({ BACKUP_PASSPHRASE: randomBytes(32).toString('hex') }, 4);
  const file = path.join(scratch, 'copy');
  const empty = path.join(scratch, 'empty');
  await mkdir(empty);
  const { createdTime: _, ...saved } = await backupClinic({ url: from, dataDir: empty, to: file, migrations, lock });
  onProgress(`Copied ${saved.tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows`);
  const restored = { url: to, dataDir: path.join(scratch, 'restored'), from: file, migrations };
  await restoreClinic({ ...restored, key: lock.key, onProgress });
  const database = openDatabase(to, { connections: 2 });
  try {
    await migrate(database, migrations);
    onProgress('Checking every account against the ledger');
    await proveRestored(database);
  } finally {
    await database.close();
  }
}
