import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { citusScript } from './citus-script.ts';
import { citusBreaches, LOCAL, placeOf } from './placement.ts';
import { readTables, type Table } from './read-tables.ts';

const app = useTestApp();

/** Adds tables to the test's database, and returns what Citus would refuse then. */
async function breachesWith(sql: string): Promise<string[]> {
  await app().database.pool.query(`create schema trial; ${sql}`);
  try {
    return citusBreaches(await readTables(app().database));
  } finally {
    await app().database.pool.query('drop schema trial cascade');
  }
}

const CLINIC = 'clinic_id uuid not null, id uuid not null';

test('every table is ready', async () => {
  expect(citusBreaches(await readTables(app().database))).toEqual([]);
});

test.each([
  [
    'a unique index without the clinic',
    `create table trial.a (${CLINIC}, name text unique, primary key (clinic_id, id))`,
    ['trial.a.a_name_key is unique without clinic_id'],
  ],
  [
    'a foreign key without the clinic',
    `create table trial.a (${CLINIC}, primary key (clinic_id, id), unique (clinic_id));
     create table trial.b (${CLINIC}, other_id uuid references trial.a (clinic_id), primary key (clinic_id, id))`,
    ['trial.b.b_other_id_fkey refers to trial.a without clinic_id'],
  ],
  [
    'a shared table that refers to one of a clinic',
    `create table trial.a (${CLINIC}, primary key (clinic_id, id));
     create table trial.b (id uuid primary key, clinic_id uuid, foreign key (clinic_id, id) references trial.a)`,
    ['trial.b.b_clinic_id_id_fkey refers from a reference table to a distributed one, trial.a'],
  ],
  [
    'a table of a clinic that refers to a local one',
    `create table trial.a (${CLINIC}, name text references platform.migration, primary key (clinic_id, id))`,
    ['trial.a.a_name_fkey refers from a distributed table to a local one, platform.migration'],
  ],
])('finds %s', async (_what, sql, expected) => {
  expect(await breachesWith(sql)).toEqual(expected);
});

test('allows the clinic at any place of a key, and references to shared tables', async () => {
  const sql = `create table trial.shared (id uuid primary key);
    create table trial.a (${CLINIC}, token text, shared_id uuid references trial.shared, unique (token, clinic_id),
      primary key (clinic_id, id), parent_id uuid, foreign key (clinic_id, parent_id) references trial.a)`;
  expect(await breachesWith(sql)).toEqual([]);
});

test('an exception that is no longer needed is a breach', async () => {
  const tables = await readTables(app().database);
  const [stale] = citusBreaches(tables, { 'billing.payment.payment_pkey': 'x' }).slice(-1);
  expect(stale).toContain('billing.payment.payment_pkey is listed as an exception');
});

test('the script names every table once, after those that it refers to', async () => {
  const tables = await readTables(app().database);
  const { text } = citusScript(tables);
  const named = [...text.matchAll(/^select create_(?:reference|distributed)_table\('([^']+)'/gm)].map(
    ([, name]) => name!,
  );
  const expected = tables.filter((table) => placeOf(table) !== 'local').map(({ name }) => name);
  expect(named.toSorted()).toEqual(expected.toSorted());
  for (const name of Object.keys(LOCAL)) expect(text.split(`${name}:`)).toHaveLength(2);
  // A key that is set aside is dropped before and added after.
  const dropped = [...text.matchAll(/^alter table (\S+) drop constraint (\S+);$/gm)].map(
    ([, table, key]) => `${table} ${key}`,
  );
  const added = [...text.matchAll(/^alter table (\S+) add constraint (\S+) FOREIGN KEY/gm)].map(
    ([, table, key]) => `${table} ${key}`,
  );
  expect(added).toEqual(dropped);
  const at = new Map(named.map((name, index) => [name, index]));
  const late = tables.flatMap((table: Table) =>
    table.foreignKeys.flatMap(({ name, target }) =>
      target !== table.name && at.get(target)! > at.get(table.name)! ? [`${table.name} ${name}`] : [],
    ),
  );
  expect(late.toSorted()).toEqual(dropped.toSorted());
});
