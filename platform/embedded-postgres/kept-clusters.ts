import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Between the name of a cluster and the version of the PostgreSQL that it had before an upgrade. */
export const KEPT = '.before-';

/** Lists the folders of the clusters that upgrades of this one left. */
export function listKept(dir: string): string[] {
  const parent = path.dirname(dir);
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).filter((name) => name.startsWith(`${path.basename(dir)}${KEPT}`));
  return names.map((name) => path.join(parent, name));
}

/** Returns the major version of the PostgreSQL that created a cluster; NaN if there is none. */
export function majorOf(dir: string): number {
  const file = path.join(dir, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
}

/** Returns the place of a DATA_DIR's cluster, even if it isn't there at the moment. */
export function clusterOf(dataDir: string): string {
  const dir = path.join(realpathSync(dataDir), 'postgres');
  return lstatSync(dir, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(dir) : dir;
}
