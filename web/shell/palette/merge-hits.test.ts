import { expect, test } from 'vitest';
import { mergeHits } from './merge-hits.ts';

const hits = (kind: string, count: number) => ({
  kind,
  hits: Array.from({ length: count }, (_, at) => ({ id: `${kind}${at}`, title: kind, path: '/' })),
});

test('takes hits from the kinds in turn until each is exhausted', () => {
  const merged = mergeHits([hits('p', 3), hits('t', 1), hits('e', 0), hits('n', 2)]);
  expect(merged.map(({ id }) => id)).toEqual(['p0', 't0', 'n0', 'p1', 'n1', 'p2']);
});

test('returns at most twelve', () => {
  expect(mergeHits([hits('p', 20), hits('t', 20)])).toHaveLength(12);
  expect(mergeHits([])).toEqual([]);
});
