import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { type PostgresPair, startPostgresPair } from '../embedded-postgres/testing/postgres-pair.ts';
import { readReplica } from './read-replica.ts';

let pair: PostgresPair;
let database: Database;
beforeAll(async () => {
  pair = await startPostgresPair();
  database = openDatabase(pair.url, { replica: { url: pair.standbyUrl() } });
  await database.pool.query('create table public.note (text text)');
});
afterAll(async () => {
  await database?.close();
  await pair?.stop();
});

const read = async () => {
  const { rows } = await database.pool.query<{ standby: boolean; notes: number }>(
    'select pg_is_in_recovery() as standby, (select count(*) from public.note) as notes',
  );
  return rows[0]!;
};
const write = (text: string) => database.pool.query('insert into public.note values ($1)', [text]);

test('reads on the standby, with the time that its data is of', async () => {
  const before = Date.now();
  await write('one');
  await expect
    .poll(async () => readReplica(database, read), { timeout: 60_000 })
    .toMatchObject({
      found: { standby: true, notes: 1 },
    });
  const { asOf } = await readReplica(database, read);
  expect(asOf!.getTime()).toBeGreaterThanOrEqual(before);
  expect(await read()).toEqual({ standby: false, notes: 1 });
});

test('data that lags keeps its time, and after too long reads go to the primary', async () => {
  await pair.ask('standby', 'select pg_wal_replay_pause()');
  const paused = Date.now();
  await write('two');
  await write('three');
  const late = await readReplica(database, read);
  expect(late.found).toEqual({ standby: true, notes: 1 });
  expect(late.asOf!.getTime()).toBeLessThanOrEqual(paused + 1000);
  const impatient = openDatabase(pair.url, { replica: { url: pair.standbyUrl(), longestLagMs: 0 } });
  try {
    const now = await readReplica(
      impatient,
      async () => (await impatient.pool.query('select pg_is_in_recovery() as standby')).rows[0],
    );
    expect(now).toEqual({ found: { standby: false }, asOf: null });
  } finally {
    await impatient.close();
  }
  await pair.ask('standby', 'select pg_wal_replay_resume()');
});

test('a write in a read for the replica runs on the primary', async () => {
  const { asOf } = await readReplica(database, () => write('four'));
  expect(asOf).toBeNull();
});

test('a new primary is followed while the old one still runs, and is not read as a replica', async () => {
  await pair.promote();
  const timeline = async () => {
    const { rows } = await database.pool.query<{ file: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as file',
    );
    return rows[0]!.file.slice(0, 8);
  };
  await expect.poll(timeline, { timeout: 60_000 }).toBe('00000002');
  expect(await readReplica(database, read)).toMatchObject({ found: { standby: false }, asOf: null });
});
