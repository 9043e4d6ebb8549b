import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { withShare } from './connection-share.ts';

const app = useTestApp();
const pid = async (): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(app().database.kysely);
  return rows[0]!.pid;
};
const inCall = <T>(work: () => Promise<T>): Promise<T> => withShare('members', work);

test('the statements that a call starts in one turn share a connection, other calls have their own', async () => {
  const [one, other] = await Promise.all([
    inCall(() => Promise.all([pid(), pid(), pid()])),
    inCall(() => Promise.all([pid(), pid()])),
  ]);
  expect(new Set(one).size).toBe(1);
  expect(new Set(other).size).toBe(1);
  expect(one[0]).not.toBe(other[0]);
});

test('outside of calls each statement has its own', async () => {
  expect(new Set(await Promise.all([pid(), pid()])).size).toBe(2);
});

test('one that fails affects no other, and the connection is returned', async () => {
  const found = await inCall(() =>
    Promise.allSettled([pid(), sql`select 1 / 0`.execute(app().database.kysely), pid()]),
  );
  expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(app().database.uses()).toMatchObject([{ share: 'members', used: 0 }]);
});

test('a transaction of the same call has its own connection', async () => {
  const { database } = app();
  const pids = await inCall(() =>
    Promise.all([
      pid(),
      database.transaction(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        return rows[0]!.pid;
      }),
    ]),
  );
  expect(new Set(pids).size).toBe(2);
});
