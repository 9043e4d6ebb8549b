import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../start-error.ts';
import type { Migration } from '../migrate.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { BackupLock } from './backup-lock.ts';
import { listForeignSchemas, listSequences, listTables, quote, quoteAll } from './describe-schema.ts';
import { listFiles } from './list-files.ts';
import {
  FILES,
  FORMAT_VERSION,
  JOBS,
  KEY_FOLDER,
  KEYS,
  MANIFEST,
  type Manifest,
  memberPrefix,
  type SavedTable,
} from './manifest.ts';
import { hasJobs, PENDING_JOBS } from './saved-jobs.ts';
import { schemasOf } from './schemas-of.ts';

/** The source and target of a backup. */
export interface BackupOptions {
  readonly url: string;
  readonly dataDir: string;
  /** The file; it must not exist yet. */
  readonly to: string;
  /** All migrations of this program. */
  readonly migrations: readonly Migration[];
  /** Encrypts it; without one, anyone can read it. */
  readonly lock?: BackupLock;
  readonly onProgress?: (line: string) => void;
  /** Aborts it with the signal's reason. */
  readonly signal?: AbortSignal;
}

const CHUNK_BYTES = 4_000_000;

/**
 * Writes everything into the archive, the manifest last: the database at one point in time, then jobs and files. Throws
 * StartError if there is nothing to save or the program is too old.
 */
export async function saveArchive(client: pg.Client, archive: ArchiveWriter, options: BackupOptions): Promise<void> {
  const { migrations, onProgress = () => undefined } = options;
  const schemas = schemasOf(migrations);
  // All following reads see the database as of now, whatever is written during the backup.
  await client.query('begin isolation level repeatable read read only');
  const seen = await readLedger(client, migrations);
  for (const schema of await listForeignSchemas(client, schemas)) {
    onProgress(`Not backed up: the schema ${schema}, which does not belong to Salus`);
  }
  const tables: SavedTable[] = [];
  for (const table of await listTables(client, schemas)) {
    const statement = `select ${quoteAll(table.columns)} from ${quote(table)}`;
    const rows = await copyOut(client, archive, statement, memberPrefix(table));
    if (rows > 0) onProgress(`${table.schema}.${table.name}: ${rows.toLocaleString('en')}`);
    tables.push({ ...table, rows });
  }
  const sequences = await listSequences(client, schemas);
  const jobs = (await hasJobs(client)) ? await copyOut(client, archive, PENDING_JOBS, JOBS) : 0;
  await client.query('commit');

  // After the tables: every file that they reference exists by now.
  const files = await saveFiles(archive, options);
  onProgress(`files: ${files.toLocaleString('en')}, jobs: ${jobs.toLocaleString('en')}`);
  const manifest: Manifest = {
    format: 'salus-backup',
    version: FORMAT_VERSION,
    createdTime: new Date().toISOString(),
    newestMigration: seen.at(-1) ?? '',
    migrations: seen,
    tables,
    sequences,
    jobs,
    files,
    members: [...archive.members],
  };
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
}

async function readLedger(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('platform.migration') is not null as found`,
  );
  const ledger = rows[0]?.found
    ? await client.query<{ name: string }>('select name from platform.migration order by name collate "C"')
    : { rows: [] };
  const seen = ledger.rows.map(({ name }) => name);
  if (seen.length === 0) throw new StartError('There is nothing to back up: Salus has not used this database yet.');
  const known = new Set(migrations.map(({ name }) => name));
  const unknownMigration = seen.find((name) => !known.has(name));
  if (unknownMigration !== undefined) {
    throw new StartError(
      `The database is newer than this program (migration ${unknownMigration}). Back it up with the version that last used it.`,
    );
  }
  return seen;
}

/** Copies rows into members of a few megabytes each, because tar needs a member's size before its content. */
async function copyOut(client: pg.Client, archive: ArchiveWriter, select: string, prefix: string): Promise<number> {
  const rows = client.query(copyTo(`copy (${select}) to stdout (format binary)`));
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await archive.add(`${prefix}${String(number).padStart(6, '0')}`, Buffer.concat(pieces));
    pieces = [];
    size = 0;
  };
  for await (const piece of rows as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size >= CHUNK_BYTES) await flush();
  }
  if (size > 0) await flush();
  return rows.rowCount;
}

async function saveFiles(archive: ArchiveWriter, { dataDir, to, lock }: BackupOptions): Promise<number> {
  const own = [to, `${to}.part`].map((file) => path.resolve(file));
  let count = 0;
  const keys: Record<string, string> = {};
  for (const { name, absolute } of await listFiles(dataDir)) {
    if (own.includes(path.resolve(absolute))) continue;
    if (lock !== undefined && name.startsWith(KEY_FOLDER)) {
      keys[name] = (await readFile(absolute)).toString('base64');
      count += 1;
      continue;
    }
    const { size } = await stat(absolute);
    // Data that is appended during the backup belongs to the next one.
    const content = size === 0 ? [] : createReadStream(absolute, { end: size - 1, highWaterMark: 1_000_000 });
    await archive.addStream(`${FILES}${name}`, size, content as AsyncIterable<Buffer>);
    count += 1;
  }
  if (lock !== undefined) await archive.add(KEYS, Buffer.from(await lock.encrypter().encrypt(JSON.stringify(keys))));
  return count;
}
