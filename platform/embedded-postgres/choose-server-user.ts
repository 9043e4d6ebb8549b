import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** The uid and gid for a child process; both or neither. */
export type ServerUser = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** Returns whether this process runs as root, which PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Returns the user that runs PostgreSQL: the current one, or for root the owner of the existing cluster, else the first
 * of these names that exists on the machine; throws StartError if none does.
 */
export function chooseServerUser(
  existing: string | undefined,
  names: readonly string[] = ['postgres', '_postgres', 'nobody'],
): ServerUser {
  if (!isRoot()) return {};
  if (existing !== undefined) {
    const { uid, gid } = statSync(existing);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of names) {
    const uid = readId('-u', name);
    const gid = readId('-g', name);
    if (uid && gid) return { uid, gid };
  }
  throw new StartError(
    `PostgreSQL does not run as root, and none of the users ${names.join(', ')} exists: create one, start Salus as an ordinary user, or set DATABASE_URL.`,
  );
}

function readId(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/**
 * Returns whether that user may enter the directory; asks the operating system, so that access control lists count too.
 */
export function canEnter(user: ServerUser, dir: string): boolean {
  const script = 'cd -- "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', dir], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
