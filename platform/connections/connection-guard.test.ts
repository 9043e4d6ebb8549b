import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { countSecondConnections, secondConnections } from './connection-guard.ts';
import { callIsOfMember, runAside, withShare } from './connection-share.ts';
import { gather } from '../gather.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
afterEach(() => countSecondConnections(null));
const one = sql<{ one: number }>`select 1 as one`;
const SECOND_CONNECTION = /second connection/;

test.each([
  ['a statement of the pool', () => app().database.pool.query('select 1')],
  ['a connection', () => app().database.pool.connect()],
  ['a statement beside the transaction', () => one.execute(app().database.kysely)],
  ['a transaction of its own', () => app().database.transaction((tx) => one.execute(tx))],
])('a transaction can’t use %s', async (_what, take) => {
  await expect(app().database.transaction<unknown>(take)).rejects.toThrow(SECOND_CONNECTION);
  // Nor later, from a function that it calls.
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return take();
  };
  await expect(app().database.transaction(async (tx) => [await one.execute(tx), await later()])).rejects.toThrow(
    SECOND_CONNECTION,
  );
  expect((await one.execute(app().database.kysely)).rows).toEqual([{ one: 1 }]);
});

test('a transaction can’t join a batched query with callers outside', async () => {
  const ask = gather<number, number>(async (_key, questions) => {
    await one.execute(app().database.kysely);
    return questions;
  });
  const outside = ask('', 1);
  const inside = app().database.transaction(() => ask('', 2));
  await expect(inside).rejects.toThrow(SECOND_CONNECTION);
  expect(await outside).toBe(1);
});

test('unawaited work of a transaction counts as outside once the transaction has ended', async () => {
  let left: Promise<unknown> = Promise.resolve();
  await app().database.transaction(async (tx) => {
    left = (async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return one.execute(app().database.kysely);
    })();
    await one.execute(tx);
  });
  expect(await left).toMatchObject({ rows: [{ one: 1 }] });
});

test('a single statement may run aside and survives a rollback; a transaction may not', async () => {
  const { database } = app();
  await database.pool.query('create table public.aside (n int)');
  const add = sql`insert into public.aside values (1)`;
  const failing = database.transaction(async (tx) => {
    await one.execute(tx);
    await runAside(() => add.execute(database.kysely));
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect((await database.pool.query('select n from public.aside')).rows).toEqual([{ n: 1 }]);
  await expect(runAside(() => database.transaction((tx) => one.execute(tx)))).rejects.toThrow(
    'can’t start a transaction',
  );
});

test('in production a violation is counted and logged with its location, and the call continues', async () => {
  const entries: object[] = [];
  countSecondConnections({ error: (fields: object) => void entries.push(fields) });
  const before = secondConnections();
  await app().database.transaction(() => one.execute(app().database.kysely));
  expect(secondConnections()).toBe(before + 1);
  expect(entries).toMatchObject([{ err: { name: 'SecondConnection' }, count: before + 1 }]);
});

test('public calls wait for each other, but signed-in users and sign-ins don’t wait for them', async () => {
  const { database } = app();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = Array.from({ length: 40 }, () =>
    withShare('public', () => database.transaction(async (tx) => [await one.execute(tx), await released])),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const quick = (work: () => Promise<unknown>) =>
    Promise.race([work(), new Promise((_, fail) => setTimeout(() => fail(new Error('waited')), 2000))]);
  await quick(() => one.execute(database.kysely));
  await quick(() => withShare('sign-in', () => one.execute(database.kysely)));
  await quick(() =>
    withShare('public', () => {
      callIsOfMember();
      return one.execute(database.kysely);
    }),
  );
  await expect(quick(() => withShare('public', () => one.execute(database.kysely)))).rejects.toThrow('waited');
  release();
  expect(await Promise.all(waiting)).toHaveLength(40);
});
