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

test('keeps showing loaded data when reading it again fails', () => {
  for (const html of both({ data: 'call' })) expect(html).toBe('CALL');
  for (const html of both({ data: 'call', error: new ApiError(NETWORK, '') })) expect(html).toBe('CALL');
});

test('shows a placeholder until the data is loaded', () => {
  for (const html of both({})) expect(html).toContain('aria-hidden');
});

test('offers to retry a failed read', () => {
  for (const html of both({ error: new ApiError(NETWORK, '') })) {
    expect(html).toContain('Task could not be loaded');
    expect(html).toContain('Try again');
  }
});

test('does not treat a missing record as an error', () => {
  for (const html of [...both({ data: null }), ...both({ error: new ApiError('NOT_FOUND', 'Not found') })]) {
    expect(html).toContain('Task not found');
    expect(html).not.toContain('Try again');
  }
});
