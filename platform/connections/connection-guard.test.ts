import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { countSecondConnections, secondConnections } from './connection-guard.ts';
import { callIsOfMember, runAside, withShare } from './connection-share.ts';
import { gather } from '../gather.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
afterEach(() => countSecondConnections(null));
const one = sql<{ one: number }>`select 1 as one`;
const REFUSED = /second connection/;

test.each([
  ['a statement of the pool', () => app().database.pool.query('select 1')],
  ['a connection', () => app().database.pool.connect()],
  ['a statement beside the transaction', () => one.execute(app().database.kysely)],
  ['a transaction of its own', () => app().database.transaction((tx) => one.execute(tx))],
])('inside a transaction nobody takes %s', async (_what, take) => {
  await expect(app().database.transaction<unknown>(take)).rejects.toThrow(REFUSED);
  // Nor any later, from something that it calls.
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return take();
  };
  await expect(app().database.transaction(async (tx) => [await one.execute(tx), await later()])).rejects.toThrow(
    REFUSED,
  );
  expect((await one.execute(app().database.kysely)).rows).toEqual([{ one: 1 }]);
});

test('nor does one who asks together with others who are outside', async () => {
  const ask = gather<number, number>(async (_key, asked) => {
    await one.execute(app().database.kysely);
    return asked;
  });
  const outside = ask('', 1);
  const inside = app().database.transaction(() => ask('', 2));
  await expect(inside).rejects.toThrow(REFUSED);
  expect(await outside).toBe(1);
});

test('what a transaction began and did not wait for is outside when it has ended', async () => {
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

test('one statement may run aside and stays when the transaction is taken back; a transaction may not', async () => {
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
  await expect(runAside(() => database.transaction((tx) => one.execute(tx)))).rejects.toThrow('one statement');
});

test('where people work it is counted and told with its place, and goes on', async () => {
  const told: object[] = [];
  countSecondConnections({ error: (fields: object) => void told.push(fields) });
  const before = secondConnections();
  await app().database.transaction(() => one.execute(app().database.kysely));
  expect(secondConnections()).toBe(before + 1);
  expect(told).toMatchObject([{ err: { name: 'SecondConnection' }, count: before + 1 }]);
});

test('strangers wait for one another, and nobody who is known or comes in waits for them', async () => {
  const { database } = app();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = Array.from({ length: 40 }, () =>
    withShare('strangers', () => database.transaction(async (tx) => [await one.execute(tx), await held])),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const quick = (work: () => Promise<unknown>) =>
    Promise.race([work(), new Promise((_, fail) => setTimeout(() => fail(new Error('waited')), 2000))]);
  await quick(() => one.execute(database.kysely));
  await quick(() => withShare('sign-in', () => one.execute(database.kysely)));
  await quick(() =>
    withShare('strangers', () => {
      callIsOfMember();
      return one.execute(database.kysely);
    }),
  );
  await expect(quick(() => withShare('strangers', () => one.execute(database.kysely)))).rejects.toThrow('waited');
  release();
  expect(await Promise.all(waiting)).toHaveLength(40);
});
