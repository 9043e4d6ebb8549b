import { expect, test, vi } from 'vitest';
import { joinReads, type Read, selectRead } from './read.ts';

const refetch = vi.fn();
const loading: Read<number> = { data: undefined, error: null, refetch };
const failed: Read<number> = { data: undefined, error: new Error('No network'), refetch };
const loaded: Read<number> = { data: 1, error: null, refetch };

test('a part that the result does not contain is null, and undefined while the result is loading', () => {
  const rows: Read<readonly string[]> = { data: ['a'], error: null, refetch };
  expect(selectRead(rows, (all) => all.find((row) => row === 'a')).data).toBe('a');
  expect(selectRead(rows, (all) => all.find((row) => row === 'b')).data).toBeNull();
  expect(selectRead(loading, (count) => count).data).toBeUndefined();
});

test('two joined reads are loaded when both are', () => {
  expect(joinReads(loaded, loaded).data).toEqual([1, 1]);
  expect(joinReads(loaded, loading)).toMatchObject({ data: undefined, error: null });
});

test('joined reads fail when one of them fails, and a retry reads only that one', async () => {
  const other = vi.fn();
  const joined = joinReads(failed, { ...loaded, refetch: other });
  expect(joined).toMatchObject({ data: undefined, error: failed.error });
  await joined.refetch();
  expect(refetch).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('keeps a loaded result when reading it again fails', () => {
  expect(joinReads({ ...failed, data: 1 }, loaded)).toMatchObject({ data: [1, 1], error: null });
});
