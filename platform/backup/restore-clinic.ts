import type pg from 'pg';
import { PrimaryClient } from '../connections/primary-client.ts';
import { openDatabase } from '../database.ts';
import { StartError } from '../start-error.ts';
import { prepareJobs } from '../jobs.ts';
import type { Migration } from '../migrate.ts';
import { readArchive, verifyArchive } from './archive-reader.ts';
import type { BackupKey } from './backup-lock.ts';
import { quote } from './describe-schema.ts';
import { loadArchive } from './load-archive.ts';
import { JOBS, type Manifest } from './manifest.ts';
import { loosenTables, rebuildSchemas, refreshViews, rejectOtherTables } from './rebuild-schema.ts';
import { rejectInUse, rejectNotEmpty, requireMigrations } from './check-restore.ts';
import { hasJobs, queueSavedJobs } from './saved-jobs.ts';
import { schemasOf } from './schemas-of.ts';
import { type StagedFiles, stageFiles } from './stage-files.ts';

/** The source and target of a restore. */
export interface RestoreOptions {
  readonly url: string;
  readonly dataDir: string;
  readonly from: string;
  /** All migrations of this program. */
  readonly migrations: readonly Migration[];
  /** True to replace an existing clinic in the database. */
  readonly replace?: boolean;
  /** Opens an encrypted backup. */
  readonly key?: BackupKey;
  readonly onProgress?: (line: string) => void;
  /** Aborts it with the signal's reason, unless it is about to commit. */
  readonly signal?: AbortSignal;
}

/**
 * Restores an installation completely or not at all: the database in one transaction, the files by renaming just before
 * the commit. Returns the manifest, and where the previous files were moved; throws a one-line StartError.
 */
export async function restoreClinic(
  options: RestoreOptions,
): Promise<{ manifest: Manifest; previousFiles: string | undefined }> {
  const { from, key, signal, onProgress = () => undefined } = options;
  onProgress('Checking the backup');
  const manifest = await verifyArchive(from, { signal, key });
  const migrations = requireMigrations(manifest, options.migrations);
  const schemas = schemasOf(options.migrations);
  const client = new PrimaryClient({ connectionString: options.url, application_name: 'salus restore' });
  // A lost connection is reported by the running statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await rejectInUse(client);
    if (!options.replace) await rejectNotEmpty(client, schemas);
    if (manifest.members.some(({ name }) => name.startsWith(JOBS))) await makeJobTables(options.url);

    const files = await stageFiles(options.dataDir);
    try {
      const previousFiles = await replaceAll(
        client,
        files,
        { ...options, onProgress },
        { manifest, migrations, schemas },
      );
      // Without statistics the first queries would be slow; autovacuum would collect them only later.
      await client.query('analyze').catch(() => undefined);
      return { manifest, previousFiles };
    } finally {
      await files.discard();
    }
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function replaceAll(
  client: pg.Client,
  files: StagedFiles,
  { from, replace = false, onProgress = () => undefined, signal, key }: RestoreOptions,
  { manifest, migrations, schemas }: { manifest: Manifest; migrations: Migration[]; schemas: string[] },
): Promise<string | undefined> {
  try {
    await client.query('begin');
    await rebuildSchemas(client, schemas, migrations);
    await rejectOtherTables(client, schemas, manifest);
    const tighten = await loosenTables(client, schemas);
    await loadArchive(client, readArchive(from, { signal, key }), manifest, files, { onProgress, key });
    onProgress('Checking foreign keys');
    await tighten();
    for (const sequence of manifest.sequences) {
      await client.query('select setval($1, $2, $3)', [quote(sequence), sequence.lastValue, sequence.isCalled]);
    }
    await refreshViews(client, schemas);
    if (await hasJobs(client)) await queueSavedJobs(client);
    signal?.throwIfAborted();
    const previousFiles = await files.swap({ everything: replace });
    await client.query('commit');
    return previousFiles;
  } catch (error) {
    await files.undo();
    throw error;
  }
}

async function makeJobTables(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  try {
    await prepareJobs({ database });
  } finally {
    await database.close();
  }
}

/** Database error messages quote rows. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  if ('syscall' in error)
    return new StartError(`The backup could not be restored: ${error.message}; nothing was changed.`);
  if (!('severity' in error)) return error;
  const { code, schema, table, constraint } = error as pg.DatabaseError;
  const where = [schema, table, constraint].filter(Boolean).join('.');
  return new StartError(`The database rejected the backup (${code}${where && `, ${where}`}); nothing was changed.`);
}
