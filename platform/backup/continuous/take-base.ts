import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { type BackupLock, sealWith } from '../backup-lock.ts';
import type { BaseName } from './base-name.ts';

/** The embedded database to copy. */
export interface BaseSource {
  /** The URL of the role that owns the cluster. */
  supervisorUrl: string;
  clusterDir: string;
  /** The file with the password of the roles. */
  passwordFile: string;
}

/** Members outside of the cluster. */
export const PASSWORD_MEMBER = 'postgres.password';
/** The prefix of the cluster's files. */
export const CLUSTER = 'cluster/';

// PostgreSQL fills these again, or they must not be in a copy (its documentation, "Backing Up The Data Directory").
const EMPTIED = /^(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
const OMITTED =
  /^(postmaster\.(pid|opts)|salus_archive|backup_label|tablespace_map)(\/|$)|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init/;

/**
 * Copies the running database into an encrypted file, which is usable with the write-ahead log that it names.
 * See https://www.postgresql.org/docs/18/continuous-archiving.html, "Making a Base Backup Using the Low Level API".
 */
export async function takeBase(
  { supervisorUrl, clusterDir, passwordFile }: BaseSource,
  to: string,
  lock: BackupLock,
): Promise<Omit<BaseName, 'name'>> {
  const client = new pg.Client({ connectionString: supervisorUrl, application_name: 'salus backup' });
  // A lost connection is reported by the running statement.
  client.on('error', () => undefined);
  await client.connect();
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 4 }), sealWith(lock), createWriteStream(to, { mode: 0o600 }));
  written.catch(() => undefined);
  try {
    const begun = await client.query<{ from: string }>(
      `select pg_walfile_name(pg_backup_start('salus', fast => true)) as from`,
    );
    await add(tar, PASSWORD_MEMBER, await readFile(passwordFile));
    await addFolder(tar, clusterDir, '');
    const ended = await client.query<{ until: string; labelfile: string }>(
      'select pg_walfile_name(lsn) as until, labelfile from pg_backup_stop(wait_for_archive => true)',
    );
    const { until, labelfile } = ended.rows[0]!;
    // The copy can be restored from here on, not from its beginning.
    const time = new Date();
    await add(tar, `${CLUSTER}backup_label`, Buffer.from(labelfile));
    tar.finalize();
    await written;
    return { time, from: begun.rows[0]!.from, until };
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(to, { force: true });
    throw error;
  } finally {
    // Ends an unfinished copy.
    await client.end().catch(() => undefined);
  }
}

async function addFolder(tar: Pack, root: string, folder: string): Promise<void> {
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (OMITTED.test(name)) continue;
    if (entry.isDirectory()) {
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name: `${CLUSTER}${name}`, type: 'directory', mode: 0o700 }, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      if (!EMPTIED.test(`${name}/x`)) await addFolder(tar, root, name);
    } else if (entry.isFile()) await addFile(tar, path.join(root, name), `${CLUSTER}${name}`);
  }
}

/** Adds a file that may grow, shrink or disappear meanwhile: the write-ahead log repairs it. */
async function addFile(tar: Pack, file: string, name: string): Promise<void> {
  const about = await stat(file).catch(() => null);
  if (about === null) return;
  const { size } = about;
  await new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    pipeline(size === 0 ? [] : exactly(file, size), entry).catch(reject);
  });
}

async function* exactly(file: string, size: number): AsyncGenerator<Buffer> {
  let left = size;
  try {
    for await (const chunk of createReadStream(file, { end: size - 1, highWaterMark: 256 * 1024 })) {
      left -= (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (; left > 0; left -= Math.min(left, ZEROS.length)) yield ZEROS.subarray(0, Math.min(left, ZEROS.length));
}

const ZEROS = Buffer.alloc(64 * 1024);

function add(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}
