import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start-error.ts';
import { readBackupKey } from './backup-lock.ts';
import { say, withInstallation } from './open-installation.ts';
import { restoreClinic } from './restore-clinic.ts';

const USAGE = 'usage: npm run restore -- FILE [--replace]';

/**
 * Restores the installation configured in the environment from FILE, an encrypted one with BACKUP_PASSPHRASE or
 * BACKUP_IDENTITY; throws StartError.
 */
export async function runRestore(args: string[]): Promise<void> {
  const { file, replace } = readOptions(args);
  const key = readBackupKey(process.env);
  const from = path.resolve(process.env['INIT_CWD'] ?? '.', file);
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

function readOptions(args: string[]): { file: string; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, replace: values.replace };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}
