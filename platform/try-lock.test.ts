import { expect, test } from 'vitest';
import { newId } from './id.ts';
import { holdOpen } from './testing/hold-open.ts';
import { useTestApp } from './testing/test-app.ts';
import { tryLock } from './try-lock.ts';

const app = useTestApp();

test('a lock has one owner at a time', async () => {
  const name = `test ${newId()}`;
  const take = () => app().database.transaction((tx) => tryLock(tx, name));
  const other = await holdOpen(app(), 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  expect(await take()).toBe(false);
  await other.end();
  expect(await take()).toBe(true);
});
