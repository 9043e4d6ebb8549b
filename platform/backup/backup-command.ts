import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start-error.ts';
import { backupClinic } from './backup-clinic.ts';
import { readBackupLock } from './backup-lock.ts';
import { say, withInstallation } from './open-installation.ts';

const USAGE = 'usage: npm run backup -- [FILE] [--unencrypted]';

/**
 * Backs up the installation configured in the environment to FILE, or to salus-backup-<date-time>.tar.gz.age in the
 * current directory; encrypted for BACKUP_PASSPHRASE or BACKUP_RECIPIENT, unless --unencrypted is given. Throws
 * StartError.
 */
export async function runBackup(args: string[]): Promise<void> {
  const { file, unencrypted } = readOptions(args);
  const lock = unencrypted ? undefined : await readBackupLock(process.env);
  const to = path.resolve(process.env['INIT_CWD'] ?? '.', file ?? nameFile(new Date(), unencrypted));
  const manifest = await withInstallation((installation) =>
    backupClinic({ ...installation, to, lock, onProgress: say }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = ((await stat(to)).size / 1_000_000).toFixed(1);
  say(
    `Saved ${rows.toLocaleString('en')} rows and ${manifest.files.toLocaleString('en')} files to ${to} (${size} MB).`,
  );
  say(
    unencrypted
      ? 'It contains all clinic data and the encryption keys, and anyone can read it: store it securely.'
      : 'It is encrypted. Keep the passphrase or identity in another place: without it, the backup can’t be opened.',
  );
}

function readOptions(args: string[]): { file: string | undefined; unencrypted: boolean } {
  try {
    const options = { unencrypted: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length <= 1) return { file: positionals[0], unencrypted: values.unencrypted };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}

function nameFile(now: Date, unencrypted: boolean): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `salus-backup-${time}.tar.gz${unencrypted ? '' : '.age'}`;
}
