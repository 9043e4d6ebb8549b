import { expect, test } from 'vitest';
import { marked, toggled, withRange } from './selection.ts';

const list = ['a', 'b', 'c', 'd'];

test('one row on and off', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
});

test('a range in either direction, on and off', () => {
  expect([...withRange(new Set(), list, 2, 0, true)]).toEqual(['a', 'b', 'c']);
  expect([...withRange(new Set(list), list, 1, 2, false)]).toEqual(['a', 'd']);
});

test('all, some, none', () => {
  expect(marked(new Set(), list)).toBe('none');
  expect(marked(new Set(['x']), list)).toBe('none');
  expect(marked(new Set(['a', 'x']), list)).toBe('some');
  expect(marked(new Set(list), list)).toBe('all');
  expect(marked(new Set(), [])).toBe('none');
});
