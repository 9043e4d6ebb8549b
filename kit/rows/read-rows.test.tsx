import { expect, test } from 'vitest';
import { ApiError, NETWORK } from '../api/api-error.ts';
import type { Rows } from '../api/use-api.ts';
import type { Read } from '../feedback/read.ts';
import { allRows } from '../table/all-rows.ts';
import { toMarkup } from '../testing/to-markup.tsx';
import { ReadRows } from './read-rows.tsx';
import { Row } from './row.tsx';

interface Template {
  id: string;
  name: string;
}

interface Answer {
  templates: readonly Template[];
}

const read = (state: Partial<Read<Answer>>): Read<Answer> => ({
  data: undefined,
  error: null,
  refetch: () => undefined,
  ...state,
});
const show = (state: Partial<Read<Answer>>): string =>
  toMarkup(
    <ReadRows
      label="Templates"
      read={read(state)}
      rows={({ templates }) => templates}
      empty={{ title: 'No templates yet' }}
    >
      {({ name }) => <Row title={name} />}
    </ReadRows>,
  );
const list = (rows: Rows<Template>): string =>
  toMarkup(
    <ReadRows label="Templates" read={rows} empty={{ title: 'No templates yet' }}>
      {({ name }) => <Row title={name} />}
    </ReadRows>,
  );

const data: Answer = { templates: [{ id: '1', name: 'Reminder' }] };

test('shows a placeholder while a list loads', () => {
  expect(show({})).toContain('data-skeleton');
  expect(list({ ...allRows([]), status: 'pending' })).toContain('data-skeleton');
});

test('shows a failed read as an alert with a way to retry', () => {
  const error = new ApiError(NETWORK, '');
  for (const html of [show({ error }), list({ ...allRows([]), status: 'error', error })]) {
    expect(html).toContain('role="alert"');
    expect(html).toContain('Templates could not be loaded');
    expect(html).toContain('Try again');
  }
});

test('shows the empty state of a list', () => {
  expect(show({ data: { templates: [] } })).toContain('No templates yet');
  expect(list(allRows([]))).toContain('No templates yet');
});

test('renders rows as a list with a name, and keeps them when reading again fails', () => {
  for (const html of [
    show({ data }),
    show({ data, error: new ApiError(NETWORK, '') }),
    list(allRows(data.templates)),
  ]) {
    expect(html).toMatch(/<ul[^>]* aria-label="Templates"/);
    expect(html).toContain('<strong>Reminder</strong>');
    expect(html).not.toContain('could not be loaded');
  }
});

test('offers to load more rows', () => {
  expect(list(allRows(data.templates))).not.toContain('Show more');
  expect(list({ ...allRows(data.templates), hasMore: true })).toContain('Show more');
});
