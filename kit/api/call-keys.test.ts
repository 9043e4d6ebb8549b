import { expect, test } from 'vitest';
import { callAnswered, callKey } from './call-keys.ts';

test('a call keeps its key until it is answered; the next call gets a new one', () => {
  const first = callKey('{"a":1}');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(callKey('{"a":1}')).toBe(first);
  expect(callKey('{"a":2}')).not.toBe(first);
  callAnswered('{"a":1}');
  expect(callKey('{"a":1}')).not.toBe(first);
});
