import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exists } from './is-server-of.ts';

/** Returns the temporary name of a file or directory that this process creates and renames when it is complete. */
export function nameUnfinished(file: string): string {
  return `${file}.unfinished-${process.pid}`;
}

/** Removes unfinished files of dead processes from a directory. */
export function removeUnfinished(dir: string): void {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) {
    const pid = /^postgres.*\.unfinished-(\d+)$/.exec(name)?.[1];
    // Another instance may be creating the same right now.
    if (pid === undefined || (Number(pid) !== process.pid && exists(Number(pid)))) continue;
    const ours = nameUnfinished(path.join(dir, 'postgres.removed'));
    try {
      rmSync(ours, { recursive: true, force: true });
      // A killed process's initdb continues for a second: without its path it stops.
      renameSync(path.join(dir, name), ours);
      rmSync(ours, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // The next start tries again.
    }
  }
}
