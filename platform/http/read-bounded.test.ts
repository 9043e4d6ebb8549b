import { expect, test } from 'vitest';
import { readBounded } from './read-bounded.ts';

test('reads a response to its end', async () => {
  expect((await readBounded(new Response('four'), 4)).toString()).toBe('four');
  expect(await readBounded(new Response(null), 4)).toHaveLength(0);
});

test('cancels a response that is too long', async () => {
  let sent = 0;
  let isOver = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (to) => {
      sent += 1000;
      to.enqueue(new Uint8Array(1000));
    },
    cancel: () => void (isOver = true),
  });
  await expect(readBounded(new Response(endless), 10_000)).rejects.toThrow(RangeError);
  expect(isOver).toBe(true);
  expect(sent).toBeLessThan(20_000);
});
