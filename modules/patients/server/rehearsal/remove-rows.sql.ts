import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';

/** A foreign key, or a patient_id without one: rows of `child` refer to rows of `parent` by these columns. */
interface Reference {
  child: string;
  parent: string;
  columns: { child: string; parent: string }[];
}

type Row = Record<string, unknown>;

/** Rows by table, as JSON. */
export type FoundRows = Map<string, Row[]>;

const PATIENT = 'patients.patient';

/**
 * Returns the patient's row and, from all modules' tables, every row that refers to it, directly or through other rows.
 * Excludes the audit log and the list of rehearsals.
 */
export async function findRowsOf(tx: Tx, clinicId: string, patientId: string): Promise<FoundRows> {
  const references = Map.groupBy(await listReferences(tx), ({ parent }) => parent);
  const first = await select(tx, clinicId, PATIENT, sql`t.id = ${patientId}`);
  const found: FoundRows = new Map([[PATIENT, first]]);
  const seen = new Set(first.map((row) => keyOf(PATIENT, row)));
  let added: FoundRows = new Map([[PATIENT, first]]);
  while (added.size > 0) {
    const next: FoundRows = new Map();
    for (const [parent, rows] of added)
      for (const { child, columns } of references.get(parent) ?? []) {
        const equal = columns.map((pair) => sql`p.${sql.id(pair.parent)} = t.${sql.id(pair.child)}`);
        const refers = sql`exists (select from ${recordsOf(parent, rows)} p where ${sql.join(equal, sql` and `)})`;
        for (const row of await select(tx, clinicId, child, refers)) {
          if (seen.has(keyOf(child, row))) continue;
          seen.add(keyOf(child, row));
          next.set(child, [...(next.get(child) ?? []), row]);
        }
      }
    for (const [table, rows] of next) found.set(table, [...(found.get(table) ?? []), ...rows]);
    added = next;
  }
  return found;
}

/** Deletes rows in a single statement, at whose end foreign keys are checked, so the order of tables doesn't matter. */
export async function deleteRows(tx: Tx, clinicId: string, found: FoundRows): Promise<void> {
  const parts = [...found].map(
    ([table, rows], index) => sql`${sql.raw(`t${index}`)} as (
      delete from ${sql.raw(table)} t where t.clinic_id = ${clinicId}
        and to_jsonb(t) in (select to_jsonb(p) from ${recordsOf(table, rows)} p))`,
  );
  await sql`with ${sql.join(parts, sql`, `)} select 1`.execute(tx);
}

function recordsOf(table: string, rows: readonly Row[]) {
  return sql`jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

async function select(tx: Tx, clinicId: string, table: string, where: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql`
    select to_jsonb(t) as row from ${sql.raw(table)} t where t.clinic_id = ${clinicId} and ${where}`.execute(tx);
  return (rows as { row: Row }[]).map(({ row }) => row);
}

const keyOf = (table: string, row: Row): string => `${table} ${JSON.stringify(row)}`;

async function listReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await sql`
    with own as (
      select t.oid, format('%I.%I', n.nspname, t.relname) as name from pg_class t
      join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'clinic_id' and not a.attisdropped
      where t.relkind in ('r', 'p') and not t.relispartition
        and n.nspname not in ('audit', 'pg_catalog', 'information_schema', 'graphile_worker'))
    select c.name as child, p.name as parent, (
      select json_agg(json_build_object('child', a.attname, 'parent', f.attname))
      from unnest(k.conkey, k.confkey) as x(own, theirs)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.own
      join pg_attribute f on f.attrelid = k.confrelid and f.attnum = x.theirs) as columns
    from pg_constraint k
    join own c on c.oid = k.conrelid
    join own p on p.oid = k.confrelid
    where k.contype = 'f'
    union all
    select c.name, ${PATIENT}, json_build_array(
      json_build_object('child', 'clinic_id', 'parent', 'clinic_id'),
      json_build_object('child', 'patient_id', 'parent', 'id'))
    from own c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'patient_id' and not a.attisdropped
    where c.name <> 'patients.rehearsal' and a.atttypid = 'uuid'::regtype`.execute(tx);
  return rows as Reference[];
}
