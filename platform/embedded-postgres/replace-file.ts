import { closeSync, fchownSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { ServerUser } from './choose-server-user.ts';
import { nameUnfinished } from './unfinished.ts';

/**
 * Atomically replaces a private file (0600) owned by the user; never follows a link that this user may have created
 * there.
 */
export function replaceFile(file: string, content: string, user: ServerUser): void {
  const unfinished = nameUnfinished(file);
  rmSync(unfinished, { force: true });
  const fd = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(fd, content);
    if (user.uid !== undefined) fchownSync(fd, user.uid, user.gid);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(unfinished, file);
}
