import { accessSync, chmodSync, constants, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from './make-directory.ts';
import { StartError } from '../start-error.ts';
import { isRoot } from './choose-server-user.ts';
import type { Cluster } from './cluster.ts';
import { createCluster, resetPassword } from './create-cluster.ts';
import { ensureServer, findFreePort } from './ensure-server.ts';
import { findPackage } from './find-package.ts';
import { keepServer, type EmbeddedPostgres } from './keep-server.ts';
import { linkCluster, placeCluster } from './place-cluster.ts';
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
  /** The port to try first; otherwise the last one, or any free one. */
  readonly port?: number;
  readonly log?: { info(line: string): void; warn(line: string): void };
  /** Called before long steps. */
  readonly onProgress?: (line: string) => void;
  /**
   * The directory where root stores files that would be in a private home but must be readable for PostgreSQL's user.
   */
  readonly systemDir?: string;
}

/**
 * Starts the PostgreSQL in DATA_DIR, creates it there the first time, and restarts it whenever it dies; throws a
 * one-line StartError.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { onProgress = () => undefined, log = { info: () => undefined, warn: () => undefined } } = options;
  const systemDir = path.resolve(options.systemDir ?? '/var/lib/salus');
  const cluster = await prepareCluster(prepareDataDir(options.dataDir), systemDir, onProgress, (line) =>
    log.info(line),
  );
  const port = options.port ?? readLastPort(cluster.dir) ?? (await findFreePort());
  const server = await ensureServer(cluster, { port, onProgress });
  return keepServer(cluster, server, log);
}

async function prepareCluster(
  dataDir: string,
  systemDir: string,
  onProgress: (line: string) => void,
  log: (line: string) => void,
): Promise<Cluster> {
  const found = findPackage();
  const place = placeCluster(dataDir, systemDir, log);
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
  const theirs = read(path.join(dir, 'PG_VERSION'))?.trim();
  const ours = version.split('.')[0];
  if (theirs === ours) return;
  throw new StartError(
    `The database in ${dir} was created by PostgreSQL ${theirs}; this version of Salus includes ${ours}: run npm run backup with the earlier version of Salus, then npm run restore with this one.`,
  );
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
