import type { BackupTarget } from '#platform/config.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** Opens the folder or bucket of BACKUP_URL. */
export function openStore(target: BackupTarget): BackupStore {
  return target.kind === 'folder' ? folderStore(target.dir) : s3Store(target);
}
