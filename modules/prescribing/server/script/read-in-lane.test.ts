import { expect, test } from 'vitest';
import { readInLane } from './read-in-lane.ts';
import { readMessage } from './read-message.ts';
import { newRx } from './testing/sample-messages.ts';
import { writeMessage } from './write-message.ts';

test('concurrent messages are all read, with the same result as outside of a thread', async () => {
  const text = writeMessage(newRx);
  const all = await Promise.all(Array.from({ length: 60 }, () => readInLane(text)));
  expect(new Set(all.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(readMessage(text))]));
  expect(await readInLane('<Message/>')).toMatchObject({ problem: expect.any(String) });
});

test('more than two hundred concurrent messages are answered with a retry', async () => {
  const all = await Promise.all(Array.from({ length: 210 }, () => readInLane('<a/>')));
  expect(all.filter((each) => each === null)).toHaveLength(10);
});
