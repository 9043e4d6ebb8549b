import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Runs a statement on the database of the running demo clinic, to compare what a page shows with what is stored. Sums
 * are numbers; days and instants are text.
 */
export async function queryDatabase<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const folder = process.env['SALUS_DATA'] ?? '';
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
  const client = new pg.Client({
    host: '127.0.0.1',
    port: readPort(folder),
    user: 'salus',
    database: 'salus',
    password,
    types: {
      getTypeParser: (oid) => (text: string) => (NUMBERS.has(oid) ? Number(text) : text),
    },
  });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

// int8, int2, int4, float8 and numeric.
const NUMBERS = new Set([20, 21, 23, 701, 1700]);

// The fourth line of postmaster.pid, in the folder of the cluster.
function readPort(folder: string): number {
  const inside = readdirSync(folder, { withFileTypes: true }).map(({ name }) => join(folder, name, 'postmaster.pid'));
  const file = inside.find((path) => existsSync(path));
  if (file === undefined) throw new Error(`no running database in ${folder}`);
  return Number(readFileSync(file, 'utf8').split('\n')[3]);
}

/** Cents as the page shows them: "$1,234.50". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
