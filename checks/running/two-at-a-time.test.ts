import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { twoAtATime } from './two-at-a-time.ts';

test('runs at most two concurrently, and returns each result once, in order', async () => {
  let running = 0;
  let most = 0;
  const answers = await twoAtATime([5, 1, 3, 0, 2], async (item) => {
    most = Math.max(most, (running += 1));
    await sleep(item);
    running -= 1;
    return item * 10;
  });
  expect(answers).toEqual([50, 10, 30, 0, 20]);
  expect(most).toBe(2);
});
