import { expect, test } from 'vitest';
import { isId, newId } from './id.ts';

test('ids sort in the order of their creation, however quickly they are created', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
