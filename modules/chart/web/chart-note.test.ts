import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { readOptions } from '#kit/api/use-api.ts';
import { cacheNote, cachedNote } from './chart-note.ts';
import { ChartNoteByIdDocument } from './chart.operations.gen.ts';

test('a read that began before a save does not bring back the state before it', async () => {
  const id = crypto.randomUUID();
  const { queryKey } = readOptions(ChartNoteByIdDocument, { id });
  const answer = (version: number) => ({ chart_note_find_many: [{ id, version }], chart_note_my_layout: null });
  const reads: ((version: number) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise((resolve) => reads.push((version) => resolve(answer(version)))),
  });
  const shown = new Set<number>();
  const stop = observer.subscribe(() => void shown.add(cachedNote(id)?.version ?? 0));
  reads[0]!(1);
  await expect.poll(() => cachedNote(id)?.version).toBe(1);
  void observer.refetch();
  await expect.poll(() => reads.length).toBe(2);
  cacheNote(id, { version: 2 });
  expect(cachedNote(id)?.version).toBe(2);
  await expect.poll(() => reads.length).toBe(3);
  shown.clear();
  reads[1]!(1);
  reads[2]!(3);
  await expect.poll(() => shown.has(3)).toBe(true);
  expect(shown.has(1)).toBe(false);
  stop();
});
