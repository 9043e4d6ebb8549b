import { expect, test } from 'vitest';
import { movedText } from './moved-text.ts';

test.each([
  [0, 'nothing was moved'],
  [1, '1 entry moved'],
  [1234, '1,234 entries moved'],
])('%i: %s', (moved, text) => expect(movedText(moved)).toBe(text));
