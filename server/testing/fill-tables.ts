import pg from 'pg';
import { describeTables, type TableFacts } from './table-facts.ts';

const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'text'`,
  bool: 'false',
  jsonb: `'{}'`,
  json: `'{}'`,
  bytea: `'\\x00'`,
  date: `'2026-11-02'`,
  timestamptz: `'2026-11-02 15:00+00'`,
  timestamp: `'2026-11-02 15:00'`,
  time: `'09:00'`,
  interval: `'1 hour'`,
  inet: `'127.0.0.1'`,
  tstzrange: `'[2026-11-02 15:00+00, 2026-11-02 16:00+00)'`,
  daterange: `'[2026-11-02, 2026-11-03)'`,
};
const MOST_TRIES = 60;

/**
 * Puts a row into every table of these schemas (except some) that takes one made of default values, references to the rows before and
 * the words of its check constraints. Returns the names of the tables that have rows now.
 */
export async function fillTables(url: string, schemas: readonly string[], except: RegExp): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const filled: string[] = [];
    let waiting = (await describeTables(client, schemas)).filter(({ name }) => !except.test(name));
    for (let before = -1; before !== filled.length;) {
      before = filled.length;
      const left: TableFacts[] = [];
      for (const table of waiting) {
        if (await fill(client, table)) filled.push(table.name);
        else left.push(table);
      }
      waiting = left;
    }
    return filled.sort();
  } finally {
    await client.end();
  }
}

/** Tries values until the table accepts a row; false if it doesn't, e.g. because a table that it references is empty. */
async function fill(client: pg.Client, table: TableFacts): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from ${table.name} limit 1`);
  if (rowCount! > 0) return true;
  const chosen = new Map(
    table.needed.map(({ name, type }) => [name, VALUES[type] ?? (type.startsWith('_') ? `'{}'` : '1')]),
  );
  for (const { columns, target, targetColumns } of table.references) {
    if (!columns.some((column) => chosen.has(column))) continue;
    for (const [index, column] of columns.entries())
      chosen.set(column, `(select ${targetColumns[index]} from ${target} limit 1)`);
  }
  const untried = new Map<string, [string, string][]>();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const statement =
      chosen.size === 0
        ? `insert into ${table.name} default values`
        : `insert into ${table.name} (${[...chosen.keys()].join(', ')}) values (${[...chosen.values()].join(', ')})`;
    try {
      await client.query(statement);
      return true;
    } catch (error) {
      const { code, constraint = '' } = error as pg.DatabaseError;
      if (code !== '23514') return false;
      const attempts = untried.get(constraint) ?? candidates(table, constraint);
      untried.set(constraint, attempts);
      const next = attempts.shift();
      if (next === undefined) return false;
      chosen.set(...next);
    }
  }
  return false;
}

/** Returns the values that a check constraint names, and a few others, for each of its columns. */
function candidates({ columns, checks }: TableFacts, constraint: string): [string, string][] {
  const definition = checks.get(constraint) ?? '';
  const words = [...definition.matchAll(/'([^']{1,40})'/g)].map(([, word]) => `'${word}'`);
  const named = columns.filter((column) => new RegExp(`\\b${column}\\b`).test(definition));
  return named.flatMap((column) =>
    [...words, 'null', '1', '0', '2', 'true', `'A'`, `'12345'`, `decode(repeat('00', 32), 'hex')`].map(
      (value): [string, string] => [column, value],
    ),
  );
}
