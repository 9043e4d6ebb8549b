import { expect, test } from 'vitest';
import { ApiError, NETWORK } from '../api/api-error.ts';
import { toMarkup } from '../testing/to-markup.tsx';
import { ReadLines, ReadState } from './read-state.tsx';
import type { Read } from './read.ts';

const at = (state: Partial<Read<string | null>>): Read<string | null> => ({
  data: undefined,
  error: null,
  refetch: () => undefined,
  ...state,
});
const both = (state: Partial<Read<string | null>>): string[] => [
  toMarkup(
    <ReadState read={at(state)} label="Task">
      {(task) => task.toUpperCase()}
    </ReadState>,
  ),
  toMarkup(
    <ReadLines read={at(state)} label="Task">
      {(task) => task.toUpperCase()}
    </ReadLines>,
  ),
];

test('what was read is shown, also when reading it again fails', () => {
  for (const html of both({ data: 'call' })) expect(html).toBe('CALL');
  for (const html of both({ data: 'call', error: new ApiError(NETWORK, '') })) expect(html).toBe('CALL');
});

test('a placeholder is shown until then', () => {
  for (const html of both({})) expect(html).toContain('aria-hidden');
});

test('a failed read can be tried again', () => {
  for (const html of both({ error: new ApiError(NETWORK, '') })) {
    expect(html).toContain('Task could not be loaded');
    expect(html).toContain('Try again');
  }
});

test('a record that does not exist is not an error', () => {
  for (const html of [...both({ data: null }), ...both({ error: new ApiError('NOT_FOUND', 'Not found') })]) {
    expect(html).toContain('Task not found');
    expect(html).not.toContain('Try again');
  }
});
