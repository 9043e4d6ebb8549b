import type pg from 'pg';
import type { SavedSequence } from './manifest.ts';

/** A table and its stored (not generated) columns in order. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: string[];
}

/** Lists the tables of these schemas that store rows, except those of extensions. */
export async function listTables(client: pg.Client, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, coalesce(array_agg(a.attname::text order by a.attnum)
       filter (where a.attgenerated = ''), '{}') as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** Reads the current values of the sequences of these schemas. */
export async function listSequences(client: pg.Client, schemas: readonly string[]): Promise<SavedSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  const sequences: SavedSequence[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quote({ schema, name })}`,
    );
    const [row] = state.rows;
    if (row) sequences.push({ schema, name, lastValue: row.value, isCalled: row.called });
  }
  return sequences;
}

/** Lists schemas with tables that belong neither to the application nor to PostgreSQL. */
export async function listForeignSchemas(client: pg.Client, ours: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> all($1)
       and n.nspname not in ('information_schema', 'graphile_worker')
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [ours],
  );
  return rows.map(({ name }) => name);
}

/** Returns the name as a quoted SQL identifier. */
export function quote(named: { readonly schema?: string; readonly name: string }): string {
  const parts = named.schema === undefined ? [named.name] : [named.schema, named.name];
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}

/** Returns the columns as an SQL list. */
export function quoteAll(columns: readonly string[]): string {
  return columns.map((name) => quote({ name })).join(', ');
}
