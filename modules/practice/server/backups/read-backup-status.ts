import type { App } from '#platform/app.ts';
import { isBackupOld, readBackupState } from '#platform/backup/backup-state.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { BackupStatus } from '../../api/setting.gen.ts';
import { readClinic } from '../clinic/practice.sql.ts';

/** Returns how the backups of the installation are doing, and whether the clinic must be warned. */
export async function readBackupStatus({ app, actor, now }: RequestContext): Promise<BackupStatus> {
  const { kysely } = app.database;
  const [state, clinic] = await Promise.all([readBackupState(kysely), readClinic(kysely, actor.clinicId)]);
  return {
    ...state,
    is_set_up: app.config.backup !== undefined,
    is_old: !clinic.is_demo && isBackupOld(state, clinic.created_time, now),
  };
}

/** Returns whether the first backup of the installation is complete. */
export async function hasBackup({ config, database }: App): Promise<boolean> {
  const { base_time: base } = await readBackupState(database.kysely);
  return config.backup !== undefined && base !== null;
}
