import { expect, test } from 'vitest';
import { editDistance, nearWords } from './near-words.ts';

test.each([
  ['jonh', 'john', 1],
  ['smth', 'smith', 1],
  ['smith', 'smith', 0],
  ['smyth', 'smith', 1],
  ['brooks', 'brook', 1],
  ['abc', 'xyz', 3],
  ['', 'ab', 2],
  ['\u{1fac0}a', 'a', 1],
])('the edit distance of %s and %s is %s', (one, other, errors) => {
  expect(editDistance(one, other, 3)).toBe(errors);
  expect(editDistance(other, one, 3)).toBe(errors);
});

test('stops counting at the limit', () => expect(editDistance('aaaaaaaa', 'bbbbbbbb', 2)).toBe(3));

test('returns the nearest words, and for a short word only itself', () => {
  const words = ['john', 'jon', 'jona', 'smith', 'jose'];
  expect(nearWords('jonh', words)).toEqual(['john', 'jon', 'jona']);
  expect(nearWords('jo', words)).toEqual([]);
});
