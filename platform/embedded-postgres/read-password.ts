import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { nameUnfinished } from './unfinished.ts';

/**
 * Returns the database's password from its file, which is created (0600) if there is none; two instances that start
 * concurrently read the same one.
 */
export function readPassword(file: string): string {
  const known = read(file);
  if (known) return known;
  const mine = nameUnfinished(file);
  rmSync(mine, { force: true });
  // An empty file results from a full disk or a power failure: it has never been used.
  if (known === '') rmSync(file, { force: true });
  writeFileSync(mine, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(mine, file);
  } catch (error) {
    if (!read(file)) throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
