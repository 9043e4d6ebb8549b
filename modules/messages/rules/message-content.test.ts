import { test } from 'vitest';
import { around, expectTimeToGrowWithLength } from '#values/testing/time-of-readers.ts';
import { checkContent, readContent } from './message-content.ts';

const run = around();

test('reads and checks encrypted content in time proportional to its length', () =>
  expectTimeToGrowWithLength({
    most: 1_000_000,
    texts: [
      around(),
      (signs, size) => JSON.stringify({ v: 1, subject: run(signs, size / 2), body: run(signs, size / 2) }),
    ],
    read: (text) => {
      const content = readContent(text);
      if (content !== null) checkContent(content);
    },
  }));
