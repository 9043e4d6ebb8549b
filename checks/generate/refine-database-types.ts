import type { Database } from '#platform/database.ts';

/**
 * TypeScript types of jsonb columns by `schema.table.column`. A column that is not listed has the type `Json`. The
 * types are repeated here because the platform must not import the modules that own them; TypeScript compares
 * structurally.
 */
const JSON_COLUMNS: Readonly<Record<string, string>> = {
  'billing.charge.diagnoses': '{ code: string; name: string }[]',
  'billing.charge.noted':
    '{ type: string; description: string; code: string | null; modifiers: string[]; quantity: number; date_of_charge: string; amount: number }',
  'billing.day_close.lines':
    '{ method: "card" | "cash" | "check" | "external" | "other" | "prepaid" | "terminal"; expected: number; counted: number }[]',
  'billing.payment.applies': '{ charge_id: string; amount: number }[]',
  'billing.statement.content':
    '{ day: string; code: string; description: string; charged: number; open: number; paid?: number; provider: string }[]',
  'billing.superbill.claim':
    '{ employment?: boolean; auto_state?: string; other_accident?: boolean; onset_day?: string; prior_authorization?: string; notes?: string }',
  'inventory.item.packs': '{ name: string; factor: number; barcode?: string }[]',
  'platform.report_month.rows': `Record<string, string | number | null>[]`,
  'labs.report.sent_patient': `{ identifiers: readonly { value: string; authorities: readonly string[]; type: string }[]; firstName: string; middleName: string; lastName: string; birthDay: string | null; sex: string }`,
  'labs.test_order.answers': 'Record<string, string>',
  'labs.test_order.diagnoses': '{ code: string; name: string }[]',
  'labs.test_product.questions': '{ code: string; question: string; required: boolean }[]',
  'prescribing.favourite.content':
    '{ name: string; kind: "compound" | "drug" | "supply"; drug_id: string | null; drug_description: string; product_code: string; product_qualifier: string; drug_db_code: string; drug_db_qualifier: string; dosage_form: string; sig: string; quantity: string; quantity_unit: string; days_supply: string; refills: string; substitutions: string; pharmacy_ncpdp_id: string; diagnosis_codes?: string[]; set_name?: string }',
  'prescribing.prescription.diagnoses': '{ code: string; name: string }[]',
  'prescribing.prescription.pharmacy':
    '{ ncpdp_id: string; npi: string | null; name: string; address: string; city: string; state: string; postal_code: string; phone: string; fax: string; specialty: string; service_level: string | null; active_start: string | null; active_end: string | null }',
  'messages.held_message.recipients': '{ type: "Doctor" | "Patient"; id: string }[]',
  'requests.request.before_data': 'Record<string, unknown>',
  'requests.request.data': 'Record<string, unknown>',
  'practice.clinic.attributes':
    '{ phone?: string | null; fax?: string | null; email?: string | null; website?: string | null; tax_id?: string | null; group_npi?: string | null }',
  'patients.merge.fields': '{ taken: Record<string, { before: unknown; after: unknown }>; addresses: string[] }',
};

/** A column in the database catalog. */
interface Column {
  /** The values of a `check (column in (…))`; null without one. */
  values: readonly string[] | null;
  isNullable: boolean;
}

/**
 * Refines generated table types to match the database: a column with `check (column in (…))` becomes a union of these
 * values, a view's column is nullable only if its table's is, and a jsonb column in `JSON_COLUMNS` gets the type given
 * there.
 */
export async function refineDatabaseTypes(database: Database, text: string): Promise<string> {
  const columns = await readColumns(database);
  for (const view of await readViews(database)) await addView(database, view, columns);
  const tables = new Map(
    [...text.matchAll(/^ {2}"?([a-z_]+\.[a-z_]+)"?: (\w+);$/gm)].map(([, table, name]) => [name!, table!]),
  );
  const used = new Set<string>();
  const refined = text.replaceAll(
    /^export interface (\w+) \{\n([\s\S]*?)^\}/gm,
    (whole, name: string, body: string) => {
      const table = tables.get(name);
      if (table === undefined) return whole;
      const lines = body.replaceAll(/^ {2}(\w+): (.*);$/gm, (_line, column: string, type: string) => {
        const key = `${table}.${column}`;
        if (JSON_COLUMNS[key] !== undefined) used.add(key);
        return `  ${column}: ${columnType(type, columns.get(key), JSON_COLUMNS[key])};`;
      });
      return `export interface ${name} {\n${lines}}`;
    },
  );
  const unknown = Object.keys(JSON_COLUMNS).filter((key) => !used.has(key));
  if (unknown.length > 0) throw new Error(`JSON_COLUMNS names columns that do not exist: ${unknown.join(', ')}`);
  // Arrays and objects are inserted as text: the driver would convert a plain array to a PostgreSQL array.
  return refined.replace(
    'export type Json = ',
    'export type JsonOf<T> = ColumnType<T, string, string>;\n\nexport type Json = ',
  );
}

function columnType(type: string, column: Column | undefined, json: string | undefined): string {
  let refined = type;
  if (column !== undefined && !column.isNullable) refined = refined.replace(/ \| null\b/, '');
  if (column?.values)
    refined = refined.replace(/\bstring\b/, column.values.map((value) => JSON.stringify(value)).join(' | '));
  return json === undefined ? refined : refined.replace(/\bJson\b/, `JsonOf<${json}>`);
}

async function readColumns({ pool }: Database): Promise<Map<string, Column>> {
  const { rows } = await pool.query<{ key: string; not_null: boolean; checks: string[] }>(`
    select n.nspname || '.' || c.relname || '.' || a.attname as key, a.attnotnull as not_null,
      coalesce((select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '{}') as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`);
  return new Map(
    rows.map(({ key, not_null, checks }) => [
      key,
      { isNullable: !not_null, values: checks.map(valuesOf).find((values) => values !== null) ?? null },
    ]),
  );
}

/** Returns the values of a check as PostgreSQL prints `column in ('a', 'b')`; null for any other check. */
function valuesOf(check: string): string[] | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1];
  if (list === undefined) return null;
  return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => value!.replaceAll("''", "'")).sort();
}

interface View {
  oid: number;
  name: string;
  definition: string;
}

/** Reads the views, each after those that it reads. */
async function readViews({ pool }: Database): Promise<View[]> {
  const { rows } = await pool.query<View>(`
    select c.oid::int as oid, n.nspname || '.' || c.relname as name, pg_get_viewdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema') order by c.oid`);
  return rows;
}

/**
 * Adds a view's columns with the types of its tables. Computed columns, and those that an outer join may leave out,
 * stay unchanged.
 */
async function addView({ pool }: Database, view: View, columns: Map<string, Column>): Promise<void> {
  if (/\b(?:LEFT|RIGHT|FULL)\b[\s\w]*\bJOIN\b|\bUNION\b/i.test(view.definition)) return;
  const { fields } = await pool.query(`select * from (${view.definition.replace(/;\s*$/, '')}) v limit 0`);
  const { rows } = await pool.query<{ oid: number; attnum: number; key: string }>(
    `select c.oid::int as oid, a.attnum, n.nspname || '.' || c.relname || '.' || a.attname as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.oid = any($1)`,
    [fields.map(({ tableID }) => tableID)],
  );
  for (const { name, tableID, columnID } of fields) {
    const source = rows.find(({ oid, attnum }) => oid === tableID && attnum === columnID);
    const column = source && columns.get(source.key);
    if (column !== undefined) columns.set(`${view.name}.${name}`, column);
  }
}
