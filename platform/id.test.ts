import { expect, test } from 'vitest';
import { isId, newId, newIdAt } from './id.ts';

test('ids sort in the order of their creation, however quickly they are created', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('ids of the past sort before those of today, and in the order of their creation', () => {
  const ids = [
    newIdAt(new Date('2025-12-01')),
    newIdAt(new Date('2025-12-01')),
    newIdAt(new Date('2026-01-05')),
    newId(),
  ];
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every(isId)).toBe(true);
});
