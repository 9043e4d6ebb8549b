import { expect, test } from 'vitest';
import { marked, toggled, withRange } from './selection.ts';

const list = ['a', 'b', 'c', 'd'];

test('toggles one row', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
});

test('toggles a range in either direction', () => {
  expect([...withRange(new Set(), list, 2, 0, true)]).toEqual(['a', 'b', 'c']);
  expect([...withRange(new Set(list), list, 1, 2, false)]).toEqual(['a', 'd']);
});

test('reports all, some or none', () => {
  expect(marked(new Set(), list)).toBe('none');
  expect(marked(new Set(['x']), list)).toBe('none');
  expect(marked(new Set(['a', 'x']), list)).toBe('some');
  expect(marked(new Set(list), list)).toBe('all');
  expect(marked(new Set(), [])).toBe('none');
});
