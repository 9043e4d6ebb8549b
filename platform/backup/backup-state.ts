import type { Queryable } from '../database.ts';

/** How the continuous backups are doing; all null before the first round. */
export interface BackupState {
  /** Where the backups are, without passwords. */
  place: string | null;
  /** The last round without a problem. */
  good_time: Date | null;
  /** The last full copy. */
  base_time: Date | null;
  /** Why the last round failed. */
  problem: string | null;
  /** The last rehearsal of a restore, the time to which it came back, and what was wrong. */
  rehearsed_time: Date | null;
  rehearsed_until: Date | null;
  rehearsal_problem: string | null;
}

const NOTHING: BackupState = {
  place: null,
  good_time: null,
  base_time: null,
  problem: null,
  rehearsed_time: null,
  rehearsed_until: null,
  rehearsal_problem: null,
};

/** Reads how the backups of this installation are doing. */
export async function readBackupState(db: Queryable): Promise<BackupState> {
  const row = await db.selectFrom('platform.backup_state').selectAll().executeTakeFirst();
  return row ?? NOTHING;
}

/** Saves what changed. */
export async function writeBackupState(db: Queryable, changed: Partial<BackupState>): Promise<void> {
  await db
    .insertInto('platform.backup_state')
    .values({ ...changed, only_row: true })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(changed))
    .execute();
}

const OLD_MS = 26 * 3_600_000;

/** Returns whether the last good backup is older than 26 hours; `since` is when there was something to lose. */
export function isBackupOld({ good_time: good, base_time: base }: BackupState, since: Date, now: Date): boolean {
  const last = good === null || base === null ? since : new Date(Math.min(good.getTime(), base.getTime()));
  return now.getTime() - last.getTime() > OLD_MS;
}
