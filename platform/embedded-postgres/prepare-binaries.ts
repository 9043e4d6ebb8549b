import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from './make-directory.ts';
import { StartError } from '../start-error.ts';
import type { ServerUser } from './choose-server-user.ts';
import { serverEnvironment } from './cluster.ts';
import { explainUnusable, type PostgresPackage } from './find-package.ts';
import { hydrateSymlinks } from './hydrate-symlinks.ts';
import { nameUnfinished } from './unfinished.ts';

/**
 * Returns a directory with PostgreSQL's bin, lib and share that the user can execute: the package's own or, if it is in
 * a private home or a directory that we may not write to, a copy created once in copyDir; throws StartError.
 */
export function prepareBinaries(
  found: PostgresPackage,
  user: ServerUser,
  copyDir: string,
  onProgress: (line: string) => void,
): string {
  if (hydrate(found.native) && tryToRun(found.native, user) === undefined) return found.native;

  const copy = path.join(copyDir, `postgres.runtime-${found.version}`);
  if (!existsSync(copy)) {
    onProgress('Copying PostgreSQL to a folder that its user can read');
    try {
      copyReadable(found.native, copy);
    } catch (error) {
      throw new StartError(`PostgreSQL could not be copied to ${copy}: ${(error as Error).message}`);
    }
  }
  const reason = tryToRun(copy, user);
  if (reason === undefined) return copy;
  throw explainUnusable(copy, reason);
}

function hydrate(native: string): boolean {
  try {
    hydrateSymlinks(native);
    return true;
  } catch {
    return false;
  }
}

function tryToRun(native: string, user: ServerUser): string | undefined {
  const program = path.join(native, 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres');
  const run = spawnSync(program, ['--version'], { ...user, cwd: '/', env: serverEnvironment(), encoding: 'utf8' });
  if (run.error) return run.error.message;
  return run.status === 0 ? undefined : (run.stderr.trim().split('\n')[0] ?? `exit code ${run.status}`);
}

function copyReadable(native: string, copy: string): void {
  makeDirectory(path.dirname(copy), 0o755);
  const unfinished = nameUnfinished(copy);
  rmSync(unfinished, { recursive: true, force: true });
  try {
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    hydrateSymlinks(unfinished);
    for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue;
      const name = path.join(entry.parentPath, entry.name);
      // A restrictive umask at installation must not lock PostgreSQL's user out of the copy.
      const runs = entry.isDirectory() || (statSync(name).mode & 0o100) !== 0;
      chmodSync(name, runs ? 0o755 : 0o644);
    }
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another instance was faster: use its copy.
    if (!existsSync(copy)) throw error;
  }
}
