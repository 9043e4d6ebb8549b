import { linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exists } from './is-server-of.ts';
import { type PidFile, readPidFile } from './read-pid-file.ts';

const WRITING_MS = 250;

/**
 * Removes a dead server's pid file that PostgreSQL itself could not handle: an empty one, or one whose pid another
 * process or a zombie has now.
 */
export async function removeStalePidFile(dir: string, judged: PidFile | 'unreadable'): Promise<void> {
  if (judged === 'unreadable') {
    // A server that is starting creates the file before it writes to it.
    await sleep(WRITING_MS);
    if (readPidFile(dir) !== 'unreadable') return;
  } else if (!exists(judged.pid)) return;

  const file = path.join(dir, 'postmaster.pid');
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another instance was faster.
    return;
  }
  const taken = readPidFile(dir, path.basename(aside));
  const judgedRight =
    judged === 'unreadable' ? taken === judged : typeof taken === 'object' && taken.pid === judged.pid;
  // Another instance's new server wrote its file between our check and our rename: restore it.
  if (!judgedRight) linkSync(aside, file);
  rmSync(aside, { force: true });
}
