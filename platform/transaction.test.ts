import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { domainError } from './domain-error.ts';
import { useTestApp } from './testing/test-app.ts';
import { sendAlong } from './transaction.ts';

const app = useTestApp();
const run = (text: string) => app().database.pool.query(text);
const numbers = async (): Promise<number[]> =>
  (await run('select n from public.probe order by n')).rows.map((row) => row.n);
beforeAll(() => run('create table public.probe (n int primary key)'));

const add = (n: number) => sql`insert into public.probe values (${n})`;

test('writes everything, including pipelined statements', async () => {
  await app().database.transaction((tx) => Promise.all([1, 2, 3].map((n) => add(n).execute(tx))));
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('writes nothing if it throws, refuses, or a statement fails', async () => {
  const { database } = app();
  await expect(
    database.transaction(async (tx) => {
      await add(10).execute(tx);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(
    await database.transaction(async (tx) => {
      await add(11).execute(tx);
      return domainError('NO', 'no');
    }),
  ).toMatchObject({ code: 'NO' });
  await expect(database.transaction((tx) => Promise.all([add(12).execute(tx), add(1).execute(tx)]))).rejects.toThrow(
    /duplicate/,
  );
  await expect(
    database.transaction(async (tx) => {
      await add(13).execute(tx);
      await add(1)
        .execute(tx)
        .catch(() => undefined);
    }),
  ).rejects.toThrow('rolled back');
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('writes nothing after its end', async () => {
  const late = Promise.withResolvers<void>();
  const after: Promise<unknown>[] = [];
  const failing = app().database.transaction(async (tx) => {
    const laterOnes = [late.promise.then(() => add(14).execute(tx)), late.promise.then(() => sendAlong(tx, add(15)))];
    after.push(...laterOnes);
    await Promise.all([add(1).execute(tx), ...laterOnes]);
  });
  await expect(failing).rejects.toThrow(/duplicate/);
  late.resolve();
  for (const one of after) await expect(one).rejects.toThrow('after the end');
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('retries after a serialization failure, up to five times', async () => {
  let attempts = 0;
  const result = await app().database.transaction(async (tx) => {
    attempts += 1;
    if (attempts < 3) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx);
    return attempts;
  });
  expect(result).toBe(3);
  let failures = 0;
  const failing = app().database.transaction(async (tx) => {
    failures += 1;
    await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '40P01' });
  expect(failures).toBe(5);
});

test('resolves a deadlock of two transactions', async () => {
  const swap = (first: number, second: number) =>
    app().database.transaction(async (tx) => {
      await sql`select * from public.probe where n = ${first} for update`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select * from public.probe where n = ${second} for update`.execute(tx);
      return true;
    });
  expect(await Promise.all([swap(1, 2), swap(2, 1)])).toEqual([true, true]);
});

test('reports a connection that is lost in the middle, and does not reuse it', async () => {
  const dying = app().database.transaction(async (tx) => {
    await add(20).execute(tx);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(dying).rejects.toThrow();
  expect(await Promise.all(Array.from({ length: 12 }, () => numbers()))).toHaveLength(12);
});

test('a statement that is sent along is written in order, and its failure is the transaction’s', async () => {
  const { database } = app();
  const count = await database.transaction(async (tx) => {
    await sendAlong(tx, add(20));
    const { rows } = await sql<{ count: number }>`select count(*) from public.probe where n = 20`.execute(tx);
    await sendAlong(tx, add(21));
    return rows[0]!.count;
  });
  expect([count, (await numbers()).slice(-2)]).toEqual([1, [20, 21]]);
  const last = database.transaction((tx) => sendAlong(tx, add(20)));
  await expect(last).rejects.toMatchObject({ code: '23505' });
  const followed = database.transaction(async (tx) => {
    await sendAlong(tx, add(20));
    await add(22).execute(tx);
  });
  await expect(followed).rejects.toMatchObject({ code: '23505' });
  expect((await numbers()).slice(-2)).toEqual([20, 21]);
});

test('a failure that was undone to a savepoint doesn’t fail the transaction', async () => {
  await app().database.transaction(async (tx) => {
    await sendAlong(tx, sql`savepoint before`);
    await sendAlong(tx, add(20));
    await sql`rollback to savepoint before`.execute(tx);
    await sendAlong(tx, add(30));
  });
  expect((await numbers()).slice(-1)).toEqual([30]);
});
