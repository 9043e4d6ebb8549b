import type pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Migration } from '../migrate.ts';
import { listTables, quote, quoteAll } from './describe-schema.ts';
import type { Manifest } from './manifest.ts';

/** Recreates the schemas, empty, as of these migrations. Run it in the transaction that then loads them. */
export async function rebuildSchemas(
  client: pg.Client,
  schemas: readonly string[],
  migrations: readonly Migration[],
): Promise<void> {
  for (const name of schemas) await client.query(`drop schema if exists ${quote({ name })} cascade`);
  // The migrations table itself; its rows are in the backup.
  await client.query(
    `create schema platform;
     create table platform.migration (
       name text primary key, checksum text not null, applied_time timestamptz not null default now())`,
  );
  for (const migration of migrations) await client.query(migration.sql);
}

/**
 * Throws StartError if the tables differ from those that were saved: a migration was changed after it had been applied
 * there. The order of columns may differ: two migrations may have reached that database in another order.
 */
export async function rejectOtherTables(
  client: pg.Client,
  schemas: readonly string[],
  manifest: Manifest,
): Promise<void> {
  const describe = (table: { schema: string; name: string; columns: string[] }) =>
    `${quote(table)} (${quoteAll(table.columns.toSorted())})`;
  const made = (await listTables(client, schemas)).map(describe);
  const saved = manifest.tables.map(describe);
  const odd = saved.find((table) => !made.includes(table)) ?? made.find((table) => !saved.includes(table));
  if (odd !== undefined) throw new StartError(`The backup does not match this version; they differ in ${odd}.`);
}

/**
 * Empties the tables and drops the constraints, indexes and triggers that would process rows one by one. Returns a
 * function that recreates them for all rows.
 */
export async function loosenTables(client: pg.Client, schemas: readonly string[]): Promise<() => Promise<void>> {
  const tables = await listTables(client, schemas);
  const keys = await list(
    client,
    schemas,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as loosen,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) as tighten
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where contype = 'f' and conparentid = 0 and n.nspname = any($1) order by k.oid`,
  );
  const triggers = await list(
    client,
    schemas,
    `select distinct format('alter table %s disable trigger user', tgrelid::regclass) as loosen,
       format('alter table %s enable trigger user', tgrelid::regclass) as tighten
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not tgisinternal and n.nspname = any($1)`,
  );
  // Indexes of primary keys and unique constraints stay; those of a partition are dropped with its table's.
  const indexes = await list(
    client,
    schemas,
    `select format('drop index %s', indexrelid::regclass) as loosen, pg_get_indexdef(indexrelid) as tighten
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and not c.relispartition and n.nspname = any($1)
       and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by indexrelid`,
  );
  for (const { loosen } of [...keys, ...triggers, ...indexes]) await client.query(loosen);
  if (tables.length > 0) await client.query(`truncate ${tables.map(quote).join(', ')}`);
  return async () => {
    for (const { tighten } of [...indexes, ...triggers, ...keys]) await client.query(tighten);
  };
}

interface SchemaObject {
  readonly loosen: string;
  readonly tighten: string;
}

async function list(client: pg.Client, schemas: readonly string[], statement: string): Promise<SchemaObject[]> {
  return (await client.query<SchemaObject>(statement, [schemas])).rows;
}

/** Refreshes the materialized views, in the order in which they were created. */
export async function refreshViews(client: pg.Client, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'm' and n.nspname = any($1) order by c.oid`,
    [schemas],
  );
  for (const view of rows) await client.query(`refresh materialized view ${quote(view)}`);
}
