import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start-embedded-postgres.ts';
import { migrate, readMigrations } from '#platform/migrate.ts';
import { citusScript } from '../citus/citus-script.ts';
import { citusBreaches } from '../citus/placement.ts';
import { readTables } from '../citus/read-tables.ts';
import { refineDatabaseTypes } from './refine-database-types.ts';

/**
 * Generates the types of all tables, and the script that distributes them, from a new database with all migrations.
 * Throws if a table is not ready for Citus.
 */
export async function databaseFiles(root: string): Promise<{ path: string; text: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'salus-types-'));
  // When we run as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    const database = openDatabase(postgres.url);
    await migrate(database, await readMigrations(root));
    const out = join(folder, 'database.gen.ts');
    await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
        '--url',
        postgres.url,
        '--dialect',
        'postgres',
        '--out-file',
        out,
        '--exclude-pattern',
        'graphile_worker.*',
        '--date-parser',
        'string',
        '--numeric-parser',
        'number',
        '--log-level',
        'error',
      ],
      { cwd: folder },
    );
    const text = (await readFile(out, 'utf8'))
      .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
      .replace('Int8 = ColumnType<string,', 'Int8 = ColumnType<number,');
    const refined = await refineDatabaseTypes(database, text);
    const tables = await readTables(database);
    await database.close();
    const breaches = citusBreaches(tables);
    if (breaches.length > 0) throw new Error(`not ready for Citus:\n${breaches.join('\n')}`);
    return [
      {
        path: 'platform/database.gen.ts',
        text: `// Generated from the migrated schema by \`npm run generate\`; CI proves it fresh.\n${refined}`,
      },
      citusScript(tables),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
