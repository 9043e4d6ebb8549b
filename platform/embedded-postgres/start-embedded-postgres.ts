import { accessSync, chmodSync, chownSync, constants, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from './make-directory.ts';
import { StartError } from '../start-error.ts';
import { isRoot } from './choose-server-user.ts';
import type { Cluster } from './cluster.ts';
import { createCluster, resetPassword } from './create-cluster.ts';
import { ensureServer, findFreePort } from './ensure-server.ts';
import { findPackage, type PostgresPackage } from './find-package.ts';
import { keepServer, type EmbeddedPostgres } from './keep-server.ts';
import { listKept, majorOf } from './kept-clusters.ts';
import { linkCluster, placeCluster, type Place } from './place-cluster.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { readPassword } from './read-password.ts';
import { readLastPort } from './read-pid-file.ts';
import { replaceFile } from './replace-file.ts';
import { SALUS_CONF } from './server-settings.ts';
import { removeUnfinished } from './unfinished.ts';

/** The options of a start. */
export interface EmbeddedPostgresOptions {
  /** The clinic's DATA_DIR. */
  readonly dataDir: string;
  /** Copy the finished write-ahead log to the cluster's folder for continuous backups. */
  readonly archive?: boolean;
  /** The number of connections that it allows, if several processes use it. */
  readonly connections?: number | undefined;
  /** Asked between attempts to start; true ends them. */
  readonly isGivenUp?: () => boolean;
  /** The port to try first; otherwise the last one, or any free one. */
  readonly port?: number;
  readonly log?: { info(line: string): void; warn(line: string): void };
  /** Called before long steps. */
  readonly onProgress?: (line: string) => void;
  /**
   * The directory where root stores files that would be in a private home but must be readable for PostgreSQL's user.
   */
  readonly systemDir?: string;
  /** The PostgreSQL to run; otherwise the one in the dependencies. */
  readonly postgres?: PostgresPackage;
}

/**
 * Starts the PostgreSQL in DATA_DIR, creates it there the first time, and restarts it whenever it dies; throws a
 * one-line StartError.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { onProgress = () => undefined, log = { info: () => undefined, warn: () => undefined } } = options;
  const systemDir = path.resolve(options.systemDir ?? '/var/lib/salus');
  const found = options.postgres ?? findPackage();
  const place = placeCluster(prepareDataDir(options.dataDir), systemDir, (line) => log.info(line));
  const cluster = await prepareCluster(found, place, { dataDir: realpathSync(options.dataDir), systemDir, onProgress });
  if (options.archive === true) makeArchiveDir(cluster);
  const port = options.port ?? readLastPort(cluster.dir) ?? (await findFreePort());
  const served = {
    ...cluster,
    archiveDir: options.archive === true ? archiveDirOf(cluster.dir) : undefined,
    connections: options.connections,
  };
  const server = await ensureServer(served, { port, onProgress, isGivenUp: options.isGivenUp });
  return keepServer(served, server, log);
}

/** Returns the folder in the cluster with finished write-ahead log that is not in the backup yet. */
export const archiveDirOf = (clusterDir: string): string => path.join(clusterDir, 'salus_archive');

function makeArchiveDir({ dir, user }: Cluster): void {
  makeDirectory(archiveDirOf(dir), 0o700);
  if (user.uid !== undefined) chownSync(archiveDirOf(dir), user.uid, user.gid);
}

async function prepareCluster(
  found: PostgresPackage,
  place: Place,
  { dataDir, systemDir, onProgress }: { dataDir: string; systemDir: string; onProgress: (line: string) => void },
): Promise<Cluster> {
  for (const dir of new Set([dataDir, systemDir, path.dirname(place.dir)])) removeUnfinished(dir);
  const passwordFile = path.join(dataDir, 'postgres.password');
  const knowsPassword = existsSync(passwordFile);
  const cluster = {
    ...place,
    native: prepareBinaries(found, place.user, isRoot() ? systemDir : dataDir, onProgress),
    password: readPassword(passwordFile),
    passwordFile,
    logFile: path.join(dataDir, 'postgres.log'),
  };
  if (!existsSync(path.join(place.dir, 'PG_VERSION'))) {
    rejectInterruptedUpgrade(place.dir);
    onProgress('Creating the database');
    await createCluster(cluster);
  } else if (!knowsPassword) await renewPassword(cluster);
  linkCluster(place);
  rejectOtherVersion(place.dir, found.version);
  if (read(path.join(place.dir, 'salus.conf')) !== SALUS_CONF) {
    replaceFile(path.join(place.dir, 'salus.conf'), SALUS_CONF, place.user);
  }
  return cluster;
}

async function renewPassword(cluster: Cluster): Promise<void> {
  try {
    await resetPassword(cluster);
  } catch (error) {
    // A password that the database does not accept would make the next attempt fail too.
    rmSync(cluster.passwordFile, { force: true });
    throw error;
  }
}

function prepareDataDir(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) {
      // PostgreSQL's user must be able to traverse root's directory; its contents have their own permissions.
      const mode = isRoot() ? 0o711 : 0o700;
      makeDirectory(dataDir, mode);
      chmodSync(dataDir, mode);
    }
    const real = realpathSync(dataDir);
    accessSync(real, constants.R_OK | constants.W_OK | constants.X_OK);
    return real;
  } catch (error) {
    throw new StartError(`The data directory ${dataDir} cannot be used: ${(error as Error).message}`);
  }
}

function rejectOtherVersion(dir: string, version: string): void {
  const theirs = majorOf(dir);
  const ours = Number.parseInt(version, 10);
  if (theirs === ours) return;
  const made = `The database in ${dir} was created by PostgreSQL ${theirs}; this version of Salus includes ${ours}`;
  if (theirs < ours) throw new StartError(`${made}: run npm run upgrade-postgres.`);
  throw new StartError(`${made}: start the version of Salus that last used it, or a later one.`);
}

/** An empty database in place of the one that is being upgraded would look as if everything were lost. */
function rejectInterruptedUpgrade(dir: string): void {
  if (listKept(dir).length > 0)
    throw new StartError('The upgrade of PostgreSQL was interrupted: run npm run upgrade-postgres again.');
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
