import type { Database } from '#platform/database.ts';

/** A table of the migrated database, with what Citus looks at before it distributes one. */
export interface Table {
  /** `billing.payment`. */
  name: string;
  hasClinic: boolean;
  /** Primary key, unique indexes and exclusion constraints. */
  keys: { name: string; isPrimary: boolean; columns: string[] }[];
  foreignKeys: {
    name: string;
    columns: string[];
    target: string;
    targetColumns: string[];
    cascades: boolean;
    /** `FOREIGN KEY (…) REFERENCES …`. */
    definition: string;
  }[];
}

interface Row {
  name: string;
  has_clinic: boolean;
  keys: Table['keys'];
  foreign_keys: Table['foreignKeys'];
}

const COLUMNS = (numbers: string, table: string): string =>
  `(select coalesce(json_agg(a.attname order by u.at), '[]') from unnest(${numbers}) with ordinality u (number, at)
     join pg_attribute a on a.attrelid = ${table} and a.attnum = u.number)`;

/** Reads the tables of the modules and of the platform by name; those of graphile-worker are its own. */
export async function readTables({ pool }: Database): Promise<Table[]> {
  const { rows } = await pool.query<Row>(`
    select n.nspname || '.' || c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'clinic_id') as has_clinic,
      (select coalesce(json_agg(json_build_object('name', i.relname, 'isPrimary', x.indisprimary,
          'columns', ${COLUMNS('x.indkey::int2[]', 'c.oid')}) order by i.relname), '[]')
        from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = c.oid and (x.indisunique or x.indisexclusion)) as keys,
      (select coalesce(json_agg(json_build_object('name', k.conname, 'target', tn.nspname || '.' || t.relname,
          'columns', ${COLUMNS('k.conkey', 'c.oid')}, 'targetColumns', ${COLUMNS('k.confkey', 't.oid')},
          'definition', pg_get_constraintdef(k.oid), 'cascades', k.confdeltype <> 'a' or k.confupdtype <> 'a') order by k.conname), '[]')
        from pg_constraint k join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
        where k.conrelid = c.oid and k.contype = 'f') as foreign_keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker')
      and n.nspname not like 'pg_t%'
    order by 1`);
  return rows.map(({ has_clinic: hasClinic, foreign_keys: foreignKeys, ...row }) => ({
    ...row,
    hasClinic,
    foreignKeys,
  }));
}
