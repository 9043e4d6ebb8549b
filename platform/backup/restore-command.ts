import { existsSync, realpathSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { isServerOf } from '../embedded-postgres/is-server-of.ts';
import { readPidFile } from '../embedded-postgres/read-pid-file.ts';
import { StartError } from '../start-error.ts';
import { readBackupKey } from './backup-lock.ts';
import { openStore } from './continuous/open-store.ts';
import { openVaultKey } from './continuous/open-vault.ts';
import { restoreTo } from './continuous/restore-to.ts';
import { say, withInstallation } from './open-installation.ts';
import { restoreClinic } from './restore-clinic.ts';

const USAGE =
  'usage: npm run restore -- FILE [--replace], or npm run restore -- --to "2026-11-27 14:05"|latest [--replace]';

/**
 * Restores the installation configured in the environment: from FILE, or from the backups in BACKUP_URL to a time of
 * this machine's zone. Encrypted backups are opened with BACKUP_PASSPHRASE or BACKUP_IDENTITY; throws StartError.
 */
export async function runRestore(args: string[]): Promise<void> {
  const { file, to, replace } = readOptions(args);
  if (to !== undefined) await restoreFromStore(readTime(to), replace);
  else await restoreFromFile(path.resolve(process.env['INIT_CWD'] ?? '.', file!), replace);
}

async function restoreFromFile(from: string, replace: boolean): Promise<void> {
  const key = readBackupKey(process.env);
  const { manifest, previousFiles } = await withInstallation((installation) =>
    restoreClinic({ ...installation, from, replace, key, onProgress: say }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `Restored ${rows.toLocaleString('en')} rows and ${manifest.files.toLocaleString('en')} files from ${manifest.createdTime}.`,
  );
  if (previousFiles !== undefined)
    say(`The previous files were moved to ${previousFiles}: delete it when you are sure.`);
}

async function restoreFromStore(to: Date | null, replace: boolean): Promise<void> {
  const { backup, dataDir, databaseUrl } = readConfig(process.env);
  if (backup === undefined) throw new StartError('Set BACKUP_URL to the folder or bucket of the backups.');
  if (databaseUrl !== undefined)
    throw new StartError('With DATABASE_URL, copy a file from logical/ in BACKUP_URL and restore that FILE.');
  const store = openStore(backup);
  const key = await openVaultKey(store, process.env);
  const previous = replace ? await setAside(dataDir) : undefined;
  const { postgres, base, files } = await restoreTo({ store, key, dataDir, to, onProgress: say });
  await postgres.stop();
  say(
    `Restored the database (full backup of ${base.toISOString()} and the changes since) and ${files.toLocaleString('en')} files.`,
  );
  if (previous !== undefined) say(`The previous data was moved to ${previous}: delete it when you are sure.`);
}

/** Moves an existing data folder aside; throws StartError if its database is running. */
async function setAside(dataDir: string): Promise<string | undefined> {
  const cluster = path.join(dataDir, 'postgres');
  if (!existsSync(cluster)) return undefined;
  const file = readPidFile(cluster);
  if (typeof file === 'object' && isServerOf(realpathSync(cluster), file.pid))
    throw new StartError('Salus is running on this data folder: stop it first.');
  const aside = `${dataDir}.before-restore-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
  await rename(dataDir, aside);
  return aside;
}

function readTime(text: string): Date | null {
  if (text === 'latest') return null;
  const time = new Date(text.replace(' ', 'T'));
  if (Number.isNaN(time.getTime())) throw new StartError(`--to must be a time like "2026-11-27 14:05", or latest.`);
  return time;
}

function readOptions(args: string[]): { file: string | undefined; to: string | undefined; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file] = positionals;
    if (positionals.length + (values.to === undefined ? 0 : 1) === 1)
      return { file, to: values.to, replace: values.replace };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}
