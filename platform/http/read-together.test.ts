import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { useTestApp } from '../testing/test-app.ts';
import { readTogether } from './read-together.ts';

const app = useTestApp();
const pid = async (): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(app().database.kysely);
  return rows[0]!.pid;
};

test('reads of one turn share a connection, at most eight', async () => {
  const pids = await Promise.all(Array.from({ length: 12 }, () => readTogether(pid)));
  expect(new Set(pids.slice(0, 8)).size).toBe(1);
  expect(new Set(pids.slice(8)).size).toBe(1);
  expect(pids[0]).not.toBe(pids[8]);
});

test('a read that fails fails alone', async () => {
  const failing = () => sql`select 1 / 0`.execute(app().database.kysely);
  const done = await Promise.allSettled([readTogether(pid), readTogether(failing), readTogether(pid)]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
