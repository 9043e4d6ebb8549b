import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { keysOf } from './keys-of.ts';
import { useTestHouse } from './testing/test-house.ts';

const house = useTestHouse();

test('a pool and its transactions know the keys of their house', async () => {
  expect(keysOf(house().database.kysely)).toBe(house().keys);
  const inside = await house().database.transaction(async (tx) => keysOf(tx));
  expect(inside).toBe(house().keys);
});

test('a database without a house has none', async () => {
  const database = openDatabase(house().database.url, { connections: 1 });
  expect(() => keysOf(database.kysely)).toThrow('lent');
  await database.close();
});
