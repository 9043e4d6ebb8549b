import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { keysOf } from './keys-of.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();

test('returns the keys of the installation for a pool and its transactions', async () => {
  expect(keysOf(app().database.kysely)).toBe(app().keys);
  const inside = await app().database.transaction(async (tx) => keysOf(tx));
  expect(inside).toBe(app().keys);
});

test('a database without an installation has no keys', async () => {
  const database = openDatabase(app().database.url, { connections: 1 });
  expect(() => keysOf(database.kysely)).toThrow('no keys');
  await database.close();
});
