import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import type { PostgresPackage } from './find-package.ts';
import { isServerOf } from './is-server-of.ts';
import { clusterOf, KEPT, listKept, majorOf } from './kept-clusters.ts';
import { readPidFile } from './read-pid-file.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** How a cluster is upgraded. */
export interface UpgradeOptions extends Pick<EmbeddedPostgresOptions, 'dataDir' | 'systemDir' | 'onProgress'> {
  /** A PostgreSQL of the version that created the cluster. */
  readonly old: PostgresPackage;
  /** Copies everything from one running database to the other, and checks it; `scratch` is an empty folder for it. */
  copy(from: string, to: string, scratch: string): Promise<void>;
}

/**
 * Replaces the cluster of a DATA_DIR by one of the PostgreSQL in the dependencies, with the same content, and keeps the
 * old one beside it. The old one stays in place until the new one is complete; an upgrade that was killed is repeated.
 * Returns the folder of the old one; throws StartError.
 */
export async function upgradeCluster({ old, copy, ...places }: UpgradeOptions): Promise<string> {
  const { dataDir } = places;
  const dir = clusterOf(dataDir);
  rejectRunning(dir);
  const kept = `${dir}${KEPT}${majorOf(dir)}`;
  if (existsSync(kept)) throw new StartError(`${kept} already exists: run npm run upgrade-postgres -- --remove-old.`);
  const staged = path.join(dataDir, 'postgres.upgrade');
  removeStaged(staged);
  const scratch = path.join(staged, 'scratch');
  mkdirSync(staged, { mode: 0o711 });
  mkdirSync(scratch, { mode: 0o700 });
  copyFileSync(path.join(dataDir, 'postgres.password'), path.join(staged, 'postgres.password'));
  try {
    const before = await startEmbeddedPostgres({ ...places, postgres: old });
    try {
      const after = await startEmbeddedPostgres({ ...places, dataDir: staged });
      try {
        await copy(before.url, after.url, scratch);
      } finally {
        await after.stop();
      }
    } finally {
      await before.stop();
    }
    places.onProgress?.('Putting the new database in place');
    renameSync(dir, kept);
    renameSync(clusterOf(staged), dir);
  } finally {
    removeStaged(staged);
  }
  return kept;
}

/** Puts the old cluster back if an upgrade was killed while it exchanged the two. */
export function undoInterruptedUpgrade(dataDir: string): void {
  const dir = clusterOf(dataDir);
  const [kept] = listKept(dir);
  if (kept !== undefined && !existsSync(dir)) renameSync(kept, dir);
}

/** Removes the clusters that upgrades left; returns their folders. */
export function removeKept(dataDir: string): string[] {
  const dir = clusterOf(dataDir);
  if (!existsSync(dir)) return [];
  const all = listKept(dir);
  for (const kept of all) rmSync(kept, { recursive: true });
  return all;
}

function rejectRunning(dir: string): void {
  const file = readPidFile(dir);
  if (typeof file === 'object' && isServerOf(dir, file.pid))
    throw new StartError('Salus is running on this data folder: stop it first.');
}

/** Removes an unfinished new cluster; for root it may be outside of the folder. */
function removeStaged(staged: string): void {
  if (!existsSync(staged)) return;
  const dir = clusterOf(staged);
  if (path.dirname(dir) !== staged) rmSync(path.dirname(dir), { recursive: true, force: true });
  rmSync(staged, { recursive: true, force: true });
}
