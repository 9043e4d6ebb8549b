import { isBackupOld } from '../backup/backup-state.ts';
import { counted, type HealthRow, type HealthState, lagOf, spanOf, stateOfWait } from './health.ts';
import type { InstallationFigures, Queue } from './installation.ts';

const GB = 1024 ** 3;

/** For whom the installation is judged: a demo clinic needs no backups. */
export interface JudgedFor {
  isDemo: boolean;
  /** Since when there is something to lose. */
  since: Date;
  now: Date;
}

/** Judges the installation: one row each for jobs, events, disk, backups and the database. */
export function judgeInstallation(figures: InstallationFigures, of: JudgedFor): HealthRow[] {
  const { jobs, outbox, disk, databaseBytes, standbys, replica } = figures;
  return [
    judgeQueue('jobs', 'Background jobs', 'job', jobs, { warning: 5, problem: 15 }, of.now),
    judgeQueue('outbox', 'Internal updates', 'update', outbox, { warning: 2, problem: 10 }, of.now),
    ...(disk === null ? [] : [judgeDisk(disk)]),
    judgeBackup(figures.backup, of),
    ...(standbys.count === 0 ? [] : [judgeStandbys(standbys)]),
    ...(replica === undefined ? [] : [judgeReplica(replica)]),
    {
      id: 'database',
      title: 'Database',
      state: 'ok',
      detail: `Responding. Size: ${sizeOf(databaseBytes)}.`,
      advice: null,
      page: null,
    },
  ];
}

function judgeQueue(
  id: string,
  title: string,
  noun: string,
  { waiting, oldest, givenUp }: Queue,
  minutes: { warning: number; problem: number },
  now: Date,
): HealthRow {
  const waited = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime());
  const slow = stateOfWait(waited, minutes);
  const state: HealthState = slow === 'ok' && givenUp > 0 ? 'warning' : slow;
  const lost = givenUp === 0 ? '' : ` ${counted(givenUp, noun)} failed too often and stopped.`;
  return {
    id,
    title,
    state,
    detail: `${waiting === 0 ? 'Nothing is waiting.' : `${counted(waiting, noun)} waiting, the oldest for ${spanOf(waited)}.`}${lost}`,
    advice:
      slow !== 'ok'
        ? 'Restart Salus on the server. If the queue does not get shorter, look for “failed” in the server’s log.'
        : givenUp > 0
          ? `Look for “${id}” in the server’s log, and report what it says.`
          : null,
    page: null,
  };
}

function judgeStandbys({ count, lagMs }: InstallationFigures['standbys']): HealthRow {
  const state = stateOfWait(lagMs, { warning: 0.5, problem: 5 });
  return {
    id: 'standby',
    title: 'Standby database',
    state,
    detail: `${counted(count, 'standby server')}, ${lagOf(lagMs)} behind.`,
    advice: state === 'ok' ? null : 'Check the standby server, and the network between it and the database.',
    page: null,
  };
}

function judgeReplica({ lagMs }: { lagMs: number | null }): HealthRow {
  return {
    id: 'replica',
    title: 'Database for reports',
    state: lagMs === null ? 'warning' : 'ok',
    detail: lagMs === null ? 'Not responding, or too far behind.' : `It is ${lagOf(lagMs)} behind.`,
    advice:
      lagMs === null
        ? 'Check the server of DATABASE_REPLICA_URL. Until then, statistics and the audit search read the main database.'
        : null,
    page: null,
  };
}

function judgeDisk({ free, total }: { free: number; total: number }): HealthRow {
  const share = free / total;
  const state: HealthState = free < GB || share < 0.02 ? 'problem' : free < 5 * GB || share < 0.1 ? 'warning' : 'ok';
  return {
    id: 'disk',
    title: 'Disk space',
    state,
    detail: `${sizeOf(free)} of ${sizeOf(total)} are free.`,
    advice:
      state === 'ok' ? null : 'Free space on the server’s disk, or add a larger one. Salus stops when it is full.',
    page: null,
  };
}

function judgeBackup(backup: InstallationFigures['backup'], { isDemo, since, now }: JudgedFor): HealthRow {
  const row = (state: HealthState, detail: string, advice: string | null): HealthRow => ({
    id: 'backup',
    title: 'Backups',
    state,
    detail,
    advice,
    page: { path: '/settings/backups', rule: 'practice.manage' },
  });
  if (!backup.isSetUp) {
    const advice = 'Set BACKUP_URL and BACKUP_PASSPHRASE on the server and restart Salus.';
    const isLate = !isDemo && isBackupOld(backup, since, now);
    return row(isLate ? 'problem' : 'warning', 'Backups are not set up.', advice);
  }
  const { good_time: good, problem, rehearsal_problem: rehearsal } = backup;
  const age = good === null ? null : now.getTime() - good.getTime();
  const last = age === null ? 'No backup yet.' : `The last good backup is ${spanOf(age)} old.`;
  const advice = 'Check that the backup storage is connected and has space.';
  if (!isDemo && isBackupOld(backup, since, now)) return row('problem', last, advice);
  if (rehearsal !== null)
    return row('problem', `${last} The last test restore failed.`, 'See what the test restore found.');
  if (problem !== null) return row('warning', `${last} The last attempt failed.`, advice);
  return row('ok', last, null);
}

/** Returns bytes in words: `812 MB`, `3.4 GB`. */
function sizeOf(bytes: number): string {
  return bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
