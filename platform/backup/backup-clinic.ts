import { createReadStream, existsSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartFault } from '../faults.ts';
import type { Migration } from '../migrate.ts';
import { verifyArchive } from './archive-reader.ts';
import { type ArchiveWriter, openArchive } from './archive-writer.ts';
import { listForeignSchemas, listSequences, listTables, quote, quoteAll } from './describe-schema.ts';
import { listFiles } from './list-files.ts';
import { FILES, FORMAT_VERSION, JOBS, MANIFEST, type Manifest, memberPrefix, type SavedTable } from './manifest.ts';
import { schemasOf } from './schemas-of.ts';
import { hasJobs, PENDING_JOBS } from './saved-jobs.ts';

/** What is saved, and where to. */
export interface BackupOptions {
  readonly url: string;
  readonly dataDir: string;
  /** The file; it must not exist yet. */
  readonly to: string;
  /** All that this program knows. */
  readonly migrations: readonly Migration[];
  readonly onProgress?: (line: string) => void;
  /** Ends it early, with the signal's reason. */
  readonly signal?: AbortSignal;
}

const CHUNK_BYTES = 4_000_000;

/** Saves the whole installation as it is at one moment, while it goes on working: every table, the jobs to be done and the files; answers what the backup says of itself, read back from the disk; throws StartFault with one clear line. */
export async function backupClinic(options: BackupOptions): Promise<Manifest> {
  const { to } = options;
  if (existsSync(to)) throw new StartFault(`${to} exists already: name a new file.`);
  if (!existsSync(path.dirname(path.resolve(to)))) throw new StartFault(`There is no folder ${path.dirname(to)}.`);
  const client = new pg.Client({ connectionString: options.url, application_name: 'salus backup' });
  // A lost connection shows in the statement that is under way.
  client.on('error', () => undefined);
  await client.connect();
  const unfinished = `${to}.part`;
  const archive = await openArchive(unfinished, options.signal);
  try {
    await save(client, archive, options);
    await archive.finish();
    options.onProgress?.('Reading it back');
    const manifest = await verifyArchive(unfinished, options.signal);
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

async function save(client: pg.Client, archive: ArchiveWriter, options: BackupOptions): Promise<void> {
  const { migrations, onProgress = () => undefined } = options;
  const schemas = schemasOf(migrations);
  // All that follows sees the database as it is now, whatever the clinic goes on writing.
  await client.query('begin isolation level repeatable read read only');
  const seen = await readLedger(client, migrations);
  for (const schema of await listForeignSchemas(client, schemas)) {
    onProgress(`Not saved: the schema ${schema}, which is not Salus's own`);
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

  // After the tables: every file that they speak of is there by now.
  const files = await saveFiles(archive, options);
  onProgress(`files: ${files.toLocaleString('en')}, jobs: ${jobs.toLocaleString('en')}`);
  const manifest: Manifest = {
    format: 'salus-backup',
    version: FORMAT_VERSION,
    createdTime: new Date().toISOString(),
    newestMigration: seen.at(-1) ?? '',
    migrations: seen,
    ...{ tables, sequences, jobs, files },
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
  if (seen.length === 0) throw new StartFault('There is nothing to save: no Salus has used this database yet.');
  const known = new Set(migrations.map(({ name }) => name));
  const stranger = seen.find((name) => !known.has(name));
  if (stranger !== undefined) {
    throw new StartFault(
      `The database is newer than this program: it knows ${stranger}. Save it with the version that it was last used with.`,
    );
  }
  return seen;
}

/** Copies rows into members of a few megabytes each, since a tar wants to know a member's size before its content. */
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

async function saveFiles(archive: ArchiveWriter, { dataDir, to }: BackupOptions): Promise<number> {
  const own = [to, `${to}.part`].map((file) => path.resolve(file));
  let count = 0;
  for (const { name, absolute } of await listFiles(dataDir)) {
    if (own.includes(path.resolve(absolute))) continue;
    const { size } = await stat(absolute);
    // What is appended meanwhile belongs to the next backup.
    const content = size === 0 ? [] : createReadStream(absolute, { end: size - 1, highWaterMark: 1_000_000 });
    await archive.addStream(`${FILES}${name}`, size, content as AsyncIterable<Buffer>);
    count += 1;
  }
  return count;
}

/** The database's own words quote rows; the file system's do not. */
function explain(to: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartFault) return error;
  if ('severity' in error)
    return new StartFault(`The database could not be read (${(error as pg.DatabaseError).code}).`);
  return 'syscall' in error ? new StartFault(`The backup could not be written to ${to}: ${error.message}`) : error;
}

async function keepFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dir, 'r');
  await folder.sync();
  await folder.close();
}
