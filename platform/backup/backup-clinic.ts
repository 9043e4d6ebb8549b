import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { PrimaryClient } from '../connections/primary-client.ts';
import { StartError } from '../start-error.ts';
import { verifyArchive } from './archive-reader.ts';
import { openArchive } from './archive-writer.ts';
import type { Manifest } from './manifest.ts';
import { saveArchive, type BackupOptions } from './save-archive.ts';

/**
 * Backs up the whole installation at one point in time without interrupting it: every table, pending jobs and files.
 * Returns the manifest, read back from disk; throws a one-line StartError.
 */
export async function backupClinic(options: BackupOptions): Promise<Manifest> {
  const { to } = options;
  if (existsSync(to)) throw new StartError(`${to} already exists: choose another file name.`);
  if (!existsSync(path.dirname(path.resolve(to)))) throw new StartError(`There is no folder ${path.dirname(to)}.`);
  const client = new PrimaryClient({ connectionString: options.url, application_name: 'salus backup' });
  // A lost connection is reported by the running statement.
  client.on('error', () => undefined);
  await client.connect();
  const unfinished = `${to}.part`;
  const archive = await openArchive(unfinished, options);
  try {
    await saveArchive(client, archive, options);
    await archive.finish();
    options.onProgress?.('Verifying the backup');
    const manifest = await verifyArchive(unfinished, { signal: options.signal, key: options.lock?.key });
    await rename(unfinished, to);
    await keepFolder(path.dirname(path.resolve(to)));
    return manifest;
  } catch (error) {
    await archive.discard();
    throw explain(to, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Database error messages quote rows; file system errors do not. */
function explain(to: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  if ('severity' in error)
    return new StartError(`The database could not be read (${(error as pg.DatabaseError).code}).`);
  return 'syscall' in error ? new StartError(`The backup could not be written to ${to}: ${error.message}`) : error;
}

async function keepFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dir, 'r');
  await folder.sync();
  await folder.close();
}
