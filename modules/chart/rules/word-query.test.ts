import { expect, test } from 'vitest';
import { wordQuery } from './word-query.ts';

test('requires every word, and special characters have no meaning', () => {
  expect(wordQuery(' Chest pain ')).toBe('chest:* & pain:*');
  expect(wordQuery(`O'Brien & !(x|y) <-> 5mg:`)).toBe('brien:* & 5mg:*');
  expect(wordQuery('Müller-Núñez')).toBe('müller:* & núñez:*');
  expect(wordQuery('& | ! a')).toBeNull();
  expect(wordQuery('x'.repeat(200))).toBe(`${'x'.repeat(40)}:*`);
  expect(wordQuery(Array.from({ length: 20 }, () => 'ab').join(' '))!.split(' & ')).toHaveLength(8);
});
