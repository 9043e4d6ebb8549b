import type pg from 'pg';

/** What is needed to insert a row into a table; names are quoted where necessary. */
export interface TableFacts {
  name: string;
  columns: string[];
  /** Columns that need a value, with the name of their type. */
  needed: { name: string; type: string }[];
  references: { columns: string[]; target: string; targetColumns: string[] }[];
  /** Definitions of its check constraints by name. */
  checks: Map<string, string>;
}

/** Describes the tables of these schemas. */
export async function describeTables(client: pg.Client, schemas: readonly string[]): Promise<TableFacts[]> {
  const { rows } = await client.query<Omit<TableFacts, 'checks'> & { checks: Record<string, string> | null }>(
    `select c.oid::regclass::text as name,
       array(select quote_ident(attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
       coalesce((select json_agg(json_build_object('name', quote_ident(attname), 'type', t.typname))
         from pg_attribute a join pg_type t on t.oid = a.atttypid
         where attrelid = c.oid and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attidentity = ''), '[]') as needed,
       coalesce((select json_agg(json_build_object(
           'columns', array(select quote_ident(attname) from unnest(conkey) with ordinality k(n, i)
             join pg_attribute on attrelid = conrelid and attnum = n order by i),
           'target', confrelid::regclass::text,
           'targetColumns', array(select quote_ident(attname) from unnest(confkey) with ordinality k(n, i)
             join pg_attribute on attrelid = confrelid and attnum = n order by i)))
         from pg_constraint where conrelid = c.oid and contype = 'f'), '[]') as references,
       (select json_object_agg(conname, pg_get_constraintdef(oid)) from pg_constraint
         where conrelid = c.oid and contype = 'c') as checks
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
     order by 1`,
    [schemas],
  );
  return rows.map(({ checks, ...table }) => ({ ...table, checks: new Map(Object.entries(checks ?? {})) }));
}
