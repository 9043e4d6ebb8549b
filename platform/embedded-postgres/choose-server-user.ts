import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** The uid and gid for a child process; both or neither. */
export type ServerUser = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** Whether this process is root, whom PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Says who runs PostgreSQL: ourselves, or in root's stead the owner of the existing cluster, else the first of these names that the machine knows; throws StartError when it knows none. */
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

/** Whether that user may enter the directory, asked of the machine itself so that access lists count too. */
export function canEnter(user: ServerUser, dir: string): boolean {
  const script = 'cd -- "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', dir], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
