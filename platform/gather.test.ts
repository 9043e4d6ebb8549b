import { expect, test } from 'vitest';
import { insideTransaction, rejectSecondConnection } from './connections/connection-guard.ts';
import { gather } from './gather.ts';

test('queries once for a burst, returns each caller’s own result, and separates keys', async () => {
  const groups: [string, readonly number[]][] = [];
  const double = gather(async (key: string, numbers: readonly number[]) => {
    groups.push([key, numbers]);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([double('a', 1), double('b', 2), double('a', 3)])).toEqual([2, 4, 6]);
  expect(await double('a', 4)).toBe(8);
  expect(groups).toEqual([
    ['a', [1, 3]],
    ['b', [2]],
    ['a', [4]],
  ]);
});

test('never exceeds the maximum group size', async () => {
  const sizes: number[] = [];
  const ask = gather(
    async (_key: string, numbers: readonly number[]) => {
      sizes.push(numbers.length);
      return numbers;
    },
    { most: 3 },
  );
  expect(await Promise.all([1, 2, 3, 4].map((number) => ask('', number)))).toEqual([1, 2, 3, 4]);
  expect(sizes).toEqual([3, 1]);
});

test('lets a group grow while another is in progress', async () => {
  const sizes: number[] = [];
  let release: () => void = () => undefined;
  const ask = gather(
    async (_key: string, numbers: readonly number[]) => {
      sizes.push(numbers.length);
      if (sizes.length === 1) await new Promise<void>((resolve) => (release = resolve));
      return numbers;
    },
    { underWay: 1 },
  );
  const first = ask('', 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const others = [2, 3].map((number) => ask('', number));
  await new Promise((resolve) => setTimeout(resolve, 5));
  others.push(ask('', 4));
  release();
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 4]);
  expect(sizes).toEqual([1, 3]);
});

test('starts the next group when one makes room before it is done', async () => {
  const begun: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const ask = gather(
    async (_key: string, numbers: readonly number[], makeRoom) => {
      begun.push(numbers);
      makeRoom();
      makeRoom();
      await new Promise<void>((resolve) => ends.push(resolve));
      return numbers;
    },
    { underWay: 1 },
  );
  const first = ask('', 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = ask('', 2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(begun).toEqual([[1], [2]]);
  ends.toReversed().forEach((end) => end());
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test('rejects all callers of a failed group, and none after', async () => {
  let broken = true;
  const ask = gather(async (_key: string, numbers: readonly number[]) => {
    if (broken) throw new Error('no');
    return numbers;
  });
  const answers = await Promise.allSettled([ask('', 1), ask('', 2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await ask('', 3)).toBe(3);
});

test('runs each alone if one of them makes its group fail', async () => {
  const ask = gather(async (_key: string, texts: readonly string[]) => {
    if (texts.includes('bad')) throw Object.assign(new Error('refused'), { code: '22P02' });
    return texts.map((text) => text.toUpperCase());
  });
  const answers = await Promise.allSettled(['one', 'bad', 'two'].map((text) => ask('', text)));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    'ONE',
    'failed',
    'TWO',
  ]);
});

test('a group that starts while another commits runs outside of any transaction', async () => {
  const ends: (() => void)[] = [];
  const ask = gather(
    async (_key: string, numbers: readonly number[], makeRoom: () => void) => {
      rejectSecondConnection();
      return insideTransaction(async () => {
        await new Promise<void>((resolve) => ends.push(resolve));
        makeRoom();
        return numbers;
      });
    },
    { underWay: 1 },
  );
  const first = ask('', 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = ask('', 2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  ends[0]!();
  await new Promise((resolve) => setTimeout(resolve, 5));
  ends[1]!();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});
