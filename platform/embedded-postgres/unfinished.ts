import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exists } from './is-server-of.ts';

/** The name under which this process makes something that gets its own name only once it is whole. */
export function nameUnfinished(file: string): string {
  return `${file}.unfinished-${process.pid}`;
}

/** Removes from a directory what a process that is no more left unfinished. */
export function removeUnfinished(dir: string): void {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) {
    const pid = /^postgres.*\.unfinished-(\d+)$/.exec(name)?.[1];
    // Another instance may be at the same work right now.
    if (pid === undefined || (Number(pid) !== process.pid && exists(Number(pid)))) continue;
    const ours = nameUnfinished(path.join(dir, 'postgres.removed'));
    try {
      rmSync(ours, { recursive: true, force: true });
      // A killed process's initdb works on for a second: without its path it gives up.
      renameSync(path.join(dir, name), ours);
      rmSync(ours, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // The next start tries again.
    }
  }
}
