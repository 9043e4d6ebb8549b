import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../start-error.ts';
import { backupClinic } from './backup-clinic.ts';
import { say, withInstallation } from './open-installation.ts';

const USAGE = 'usage: npm run backup -- [FILE]';

/**
 * Backs up the installation configured in the environment to FILE, or to salus-backup-<date-time>.tar.gz in the current
 * directory; throws StartError.
 */
export async function runBackup(args: string[]): Promise<void> {
  const to = path.resolve(process.env['INIT_CWD'] ?? '.', readFile(args) ?? nameFile(new Date()));
  const manifest = await withInstallation((installation) => backupClinic({ ...installation, to, onProgress: say }));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = ((await stat(to)).size / 1_000_000).toFixed(1);
  say(
    `Saved ${rows.toLocaleString('en')} rows and ${manifest.files.toLocaleString('en')} files to ${to} (${size} MB).`,
  );
  say('It contains all clinic data and the encryption keys: store it securely.');
}

function readFile(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length <= 1) return positionals[0];
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}

function nameFile(now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `salus-backup-${time}.tar.gz`;
}
