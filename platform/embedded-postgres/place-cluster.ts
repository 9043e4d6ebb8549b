import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeDirectory } from './make-directory.ts';
import { StartError } from '../start-error.ts';
import { canEnter, chooseServerUser, isRoot, type ServerUser } from './choose-server-user.ts';

/** The location of a clinic's existing or future cluster, and the user that runs it. */
export interface Place {
  /** A real path. */
  readonly dir: string;
  readonly user: ServerUser;
  /** For a cluster outside of DATA_DIR: the link that points to it once it is complete. */
  readonly link?: string;
}

/**
 * Finds the location for the cluster of a DATA_DIR: inside it or, for root with a directory that PostgreSQL's user
 * cannot enter, in systemDir with a link to it; throws StartError.
 */
export function placeCluster(dataDir: string, systemDir: string, log: (line: string) => void): Place {
  const defaultDir = path.join(dataDir, 'postgres');
  const existing = findExisting(defaultDir);
  if (existing !== undefined && existing !== defaultDir) rejectCopiedLink(dataDir, existing);
  const user = chooseServerUser(existing);
  if (!isRoot()) return { dir: existing ?? defaultDir, user };

  if (existing !== undefined && statSync(existing).uid === 0) giveAway(existing, user);
  if (canEnter(user, existing ?? dataDir)) return { dir: existing ?? defaultDir, user };
  if (existing !== undefined && existing !== defaultDir) {
    throw new StartError(`The user that PostgreSQL runs as (uid ${user.uid}) cannot enter ${existing}.`);
  }
  return { dir: relocate(dataDir, systemDir, existing, log), user, link: defaultDir };
}

function findExisting(dir: string): string | undefined {
  const entry = lstatSync(dir, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  if (existsSync(path.join(dir, 'PG_VERSION')) || !entry.isSymbolicLink()) return realpathSync(dir);
  throw new StartError(`The database should be in ${readlinkSync(dir)}, where ${dir} points, but it is missing.`);
}

/**
 * Rejects a copied DATA_DIR, which has the link but not the database: two clinics on one database would corrupt each
 * other's records.
 */
function rejectCopiedLink(dataDir: string, existing: string): void {
  const ownerFile = path.join(existing, '..', 'data-directory');
  if (!existsSync(ownerFile)) return;
  const owner = readFileSync(ownerFile, 'utf8').trim();
  if (owner === dataDir) return;
  if (lstatSync(path.join(owner, 'postgres'), { throwIfNoEntry: false })) {
    throw new StartError(
      `${dataDir} is a copy of ${owner}, whose database is in ${existing} and was not copied: back it up with npm run backup, remove ${dataDir} and run npm run restore.`,
    );
  }
  writeFileSync(ownerFile, `${dataDir}\n`);
}

function relocate(
  dataDir: string,
  systemDir: string,
  existing: string | undefined,
  log: (line: string) => void,
): string {
  const home = path.join(systemDir, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  try {
    makeDirectory(home, 0o755);
    // Neither the process's umask nor an older, more restrictive directory may lock PostgreSQL's user out.
    for (const shared of [systemDir, home]) chmodSync(shared, 0o755);
    const dir = path.join(realpathSync(home), 'postgres');
    if (existing !== undefined) renameSync(existing, dir);
    else if (existsSync(dir) && !existsSync(path.join(dataDir, 'postgres.password'))) setAside(dir, dataDir, log);
    writeFileSync(path.join(home, 'data-directory'), `${dataDir}\n`);
    log(`The database is in ${dir}, because PostgreSQL's user cannot enter ${dataDir}`);
    return dir;
  } catch (error) {
    throw new StartError(
      `PostgreSQL does not run as root, its user cannot enter ${dataDir}, and ${home} cannot take the database (${(error as Error).message}): set DATA_DIR to a directory outside of any private home.`,
    );
  }
}

/** Without a password file this is a new DATA_DIR at the path of an old one; the old one's records are preserved. */
function setAside(dir: string, dataDir: string, log: (line: string) => void): void {
  const aside = `${dir}.unlinked-${new Date().toISOString().replaceAll(/[:.]/g, '')}`;
  renameSync(dir, aside);
  log(`An earlier database of ${dataDir}, no longer in use, was moved to ${aside}`);
}

/** Creates the link to the cluster, if it needs one. */
export function linkCluster({ dir, link }: Place): void {
  if (link === undefined) return;
  try {
    symlinkSync(dir, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || readlinkSync(link) !== dir) throw error;
  }
}

/** Changes the owner of a cluster that was copied by root; PostgreSQL requires that its own user owns it. */
function giveAway(dir: string, user: ServerUser): void {
  if (user.uid === undefined) return;
  for (const name of ['', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(path.join(dir, name), user.uid, user.gid);
  }
}
