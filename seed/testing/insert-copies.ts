import type { Database } from '#platform/database.ts';

/** A row as JSON. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** Returns one row of a table that meets a condition; throws if there is none. */
export async function sampleRow({ pool }: Database, table: string, condition = 'true'): Promise<JsonRow> {
  const { rows } = await pool.query<{ row: JsonRow }>(
    `select to_jsonb(t) as row from ${table} t where ${condition} limit 1`,
  );
  const [sample] = rows;
  if (sample === undefined) throw new Error(`${table} has no row for the records to generate`);
  return sample.row;
}

/** Inserts rows, each a sample with changes; constraints of the table apply. */
export async function insertCopies(
  { pool }: Database,
  table: string,
  sample: JsonRow,
  changes: readonly JsonRow[],
): Promise<void> {
  if (changes.length === 0) return;
  const columns = [...new Set([sample, ...changes].flatMap((row) => Object.keys(row)))].join(', ');
  const rows = changes.map((change) => ({ ...sample, ...change }));
  await pool.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
