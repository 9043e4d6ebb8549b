import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { StartError } from './start-error.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();
const migration = (name: string, sql: string): Migration => ({ name, module: 'probe', sql });
const one = migration('29990101-0001-one', 'create schema probe; create table probe.step (n int)');
const two = migration('29990101-0002-two', 'insert into probe.step values (2)');

async function withLedger(migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await app().database.pool.query<{ name: string }>(
    `select name from platform.migration where name < '2999' order by name`,
  );
  const real = await readMigrations(fileURLToPath(new URL('..', import.meta.url)));
  expect(real.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  return [...real, ...migrations];
}

test('concurrently started processes run each migration once', async () => {
  const all = await withLedger([one, two]);
  const ran = await Promise.all([1, 2, 3].map(() => migrate(app().database, all)));
  expect(ran.flat().toSorted()).toEqual([one.name, two.name]);
  expect((await app().database.pool.query('select n from probe.step')).rows).toEqual([{ n: 2 }]);
});

test('rejects in one line a database that is newer than the program', async () => {
  const older = await withLedger([one]);
  await expect(migrate(app().database, older)).rejects.toThrow(StartError);
  await expect(migrate(app().database, older)).rejects.toThrow(
    /newer than this program \(migration 29990101-0002-two\)/,
  );
});

test('rejects a migration that was changed after it had run', async () => {
  const changed = await withLedger([one, migration(two.name, 'select 1')]);
  await expect(migrate(app().database, changed)).rejects.toThrow(/Migration 29990101-0002-two was changed/);
});

test('a failed migration leaves no changes, and releases the lock', async () => {
  const broken = migration('29990101-0003-three', 'insert into probe.step values (3); select nothing_of_the_kind');
  await expect(migrate(app().database, await withLedger([one, two, broken]))).rejects.toThrow(/0003-three failed/);
  expect((await app().database.pool.query('select n from probe.step')).rows).toEqual([{ n: 2 }]);
  expect(await migrate(app().database, await withLedger([one, two]))).toEqual([]);
});

test('if the second of two migrations fails, the first has not run either: the version before can start again', async () => {
  const three = migration('29990101-0003-three', 'create table probe.third (n int)');
  const broken = migration('29990101-0004-four', 'alter table probe.third add column n int');
  await expect(migrate(app().database, await withLedger([one, two, three, broken]))).rejects.toThrow(
    /0004-four failed: column "n" of relation "third" already exists. The database was not changed.$/,
  );
  expect((await app().database.pool.query(`select to_regclass('probe.third') as third`)).rows).toEqual([
    { third: null },
  ]);
  expect(await migrate(app().database, await withLedger([one, two]))).toEqual([]);
});

test('a migration gives way to calls in progress, and runs when they are done', async () => {
  const busy = await app().database.pool.connect();
  await busy.query('begin; lock table probe.step in access share mode');
  const alter = migration('29990101-0003-alter', 'alter table probe.step add column m int');
  const ran = migrate(app().database, await withLedger([one, two, alter]));
  // Another reader is not held up for longer than the migration waits.
  await expect(app().database.pool.query('select n from probe.step')).resolves.toMatchObject({ rowCount: 1 });
  await busy.query('commit');
  busy.release();
  expect(await ran).toEqual([alter.name]);
});
