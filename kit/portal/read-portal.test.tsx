import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Read } from '../feedback/read.ts';
import { toMarkup } from '../testing/to-markup.tsx';
import { ReadPortal } from './read-portal.tsx';

const shown = (state: Partial<Read<string>>): string =>
  toMarkup(
    <ReadPortal read={{ data: undefined, error: null, refetch: () => undefined, ...state }}>
      {(name) => name.toUpperCase()}
    </ReadPortal>,
  );

test('shows a placeholder until the data is loaded', () => {
  expect(shown({})).toContain('aria-hidden');
  expect(shown({ data: 'ada' })).toBe('ADA');
});

test('shows the reason of a failure and a way to retry', () => {
  const html = shown({ error: new ApiError('LINK_CLOSED', 'This link is closed.') });
  expect(html).toContain('This link is closed.');
  expect(html).toContain('Try again');
  expect(shown({ error: new TypeError('x') })).toContain('Please try again.');
});
