import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proveClinic } from '#billing/server';
import type { BackupKey } from '#platform/backup/backup-lock.ts';
import type { BackupStore } from '#platform/backup/continuous/backup-store.ts';
import { restoreTo } from '#platform/backup/continuous/restore-to.ts';
import { type Database, openDatabase } from '#platform/database.ts';
import { StartError } from '#platform/start-error.ts';

/**
 * Restores the last minute of the backups into a scratch folder, checks every account against the ledger, and removes it
 * again. Returns the time of the last change that came back; throws StartError with what is wrong.
 */
export async function rehearseRestore(store: BackupStore, key: BackupKey): Promise<{ until: Date | null }> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'salus-rehearsal-'));
  // PostgreSQL's user must be able to enter it.
  await chmod(scratch, 0o711);
  try {
    const { postgres } = await restoreTo({ store, key, dataDir: path.join(scratch, 'data'), to: null });
    const database = openDatabase(postgres.url, { connections: 2 });
    try {
      await proveRestored(database);
      // All clinics: the newest change of the installation.
      const newest = await database.kysely
        .selectFrom('audit.entry')
        .select((all) => all.fn.max('time').as('until'))
        .executeTakeFirst();
      return { until: newest?.until ?? null };
    } finally {
      await database.close();
      await postgres.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Checks every account of a restored installation against the ledger; throws StartError with the first difference. */
export async function proveRestored({ kysely }: Database): Promise<void> {
  // All clinics: the whole installation is restored.
  const clinics = await kysely.selectFrom('practice.clinic').select('clinic_id').execute();
  for (const { clinic_id: clinicId } of clinics) {
    const found = await proveClinic(kysely, clinicId);
    if (found !== null) throw new StartError(`The restored accounts don’t match the ledger: ${found.finding}`);
  }
}
