import { expect, test } from 'vitest';
import { isId, newId } from './id.ts';

test('ids lie in the order in which they were made, however quickly', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
