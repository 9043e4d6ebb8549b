import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import { readMessage } from './read-message.ts';
import { hostileMessages } from './testing/hostile-messages.ts';

test('a legal message is read correctly, however it is written', () => {
  fc.assert(
    fc.property(hostileMessages, ({ xml, meaning }) => {
      expect(readMessage(xml)).toEqual(meaning);
    }),
    { numRuns: howMany(300, 10_000) },
  );
});
