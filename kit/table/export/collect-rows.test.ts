import { expect, test } from 'vitest';
import { collectRows, exportCells } from './collect-rows.ts';

const list = Array.from({ length: 250 }, (_, at) => at);
const read = async ({ skip, take }: { skip: number; take: number }): Promise<number[]> => list.slice(skip, skip + take);

test('reads all pages and reports progress', async () => {
  const progress: number[] = [];
  const { signal } = new AbortController();
  const rows = await collectRows(read, {
    take: 100,
    most: 10_000,
    signal,
    onProgress: (count) => progress.push(count),
  });
  expect(rows).toEqual(list);
  expect(progress).toEqual([100, 200, 250]);
});

test('stops at the maximum number of rows', async () => {
  const { signal } = new AbortController();
  const rows = await collectRows(read, { take: 100, most: 120, signal, onProgress: () => undefined });
  expect(rows).toHaveLength(120);
});

test('stops when it is aborted', async () => {
  const stop = new AbortController();
  const reading = collectRows(read, { take: 100, most: 999, signal: stop.signal, onProgress: () => stop.abort() });
  await expect(reading).rejects.toThrow('abort');
});

test('returns the titles first, then the texts of the cells', () => {
  const columns = [
    { id: 'n', title: 'Number', cell: (row: number) => row },
    { id: 'w', title: 'Word', cell: () => null, text: (row: number) => `w${row}` },
  ];
  expect(exportCells(columns, [1, 2])).toEqual([
    ['Number', 'Word'],
    [1, 'w1'],
    [2, 'w2'],
  ]);
});
