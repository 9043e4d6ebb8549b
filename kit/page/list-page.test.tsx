// @vitest-environment happy-dom
import { IconTag } from '@tabler/icons-react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError, NETWORK } from '../api/api-error.ts';
import type { DataColumn } from '../table/data-column.ts';
import { mount } from '../testing/mount.tsx';
import { ListPage } from './list-page.tsx';

interface Tag {
  id: string;
  name: string;
}

const columns: readonly DataColumn<Tag>[] = [{ id: 'name', title: 'Name', cell: ({ name }) => name }];
const tags: readonly Tag[] = [
  { id: '1', name: 'Asthma' },
  { id: '2', name: 'Diabetes' },
];

type State = {
  status: 'pending' | 'error' | 'success';
  data?: readonly Tag[];
  error?: unknown;
  refetch?: () => unknown;
};

const page = ({ status, data, error = null, refetch = () => undefined }: State, add: string | null = 'Add tag') => (
  <ListPage<Tag, readonly Tag[]>
    title="Tags"
    label="The tags"
    read={{ status, data, error, refetch }}
    rows={(rows) => rows}
    columns={columns}
    rowId={({ id }) => id}
    search={{ label: 'Search tags', of: ({ name }) => name }}
    add={add ?? undefined}
    renderForm={(row, close) => (
      <p>
        Form of {row === null ? 'a new tag' : row.name}{' '}
        <button type="button" onClick={close}>
          Done
        </button>
      </p>
    )}
    empty={{ icon: IconTag, title: 'No tags', why: 'Tags group patients.' }}
  />
);

const rows = (): string[] =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.textContent ?? '').filter((text) => text !== 'Name');

test('lists the rows, and filters them by search', async () => {
  const shown = await mount(page({ status: 'success', data: tags }));
  expect(rows()).toEqual(['Asthma', 'Diabetes']);
  await shown.type('Search tags', 'dia');
  expect(rows()).toEqual(['Diabetes']);
  await shown.type('Search tags', 'migraine');
  expect(shown.text()).toContain('No results for “migraine”');
});

test('a row opens its form, and the button opens the form of a new row', async () => {
  const shown = await mount(page({ status: 'success', data: tags }));
  await act(async () => document.querySelectorAll<HTMLElement>('[role="row"]')[2]!.click());
  expect(shown.text()).toContain('Form of Diabetes');
  await shown.click('Done');
  expect(shown.text()).not.toContain('Form of');
  await shown.click('Add tag');
  expect(shown.text()).toContain('Form of a new tag');
});

test('an empty list says what it is for, and offers to create the first row only to users with the right', async () => {
  const shown = await mount(page({ status: 'success', data: [] }));
  expect(shown.text()).toContain('Tags group patients.');
  await shown.click('Create one');
  expect(shown.text()).toContain('Form of a new tag');
  await shown.update(page({ status: 'success', data: [] }, null));
  expect(() => shown.button('Create one')).toThrow();
});

test('a loading list is busy, and a failed one offers to retry', async () => {
  const refetch = vi.fn();
  const shown = await mount(page({ status: 'pending' }));
  expect(document.querySelector('[role="grid"]')?.getAttribute('aria-busy')).toBe('true');
  await shown.update(page({ status: 'error', error: new ApiError(NETWORK, ''), refetch }));
  expect(shown.text()).toContain('The tags could not be loaded');
  await shown.click('Try again');
  expect(refetch).toHaveBeenCalledOnce();
});
