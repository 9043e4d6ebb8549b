import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { toMarkup } from '../testing/to-markup.tsx';
import type { ApiDocument } from './api-document.ts';
import { queryClient } from './query-client.ts';
import { readOptions } from './use-api.ts';
import { usePages } from './use-pages.ts';

interface Answer {
  count: number;
  names: readonly string[];
}
interface Variables {
  search: string;
  skip: number;
  take: number;
}

const names = { service: 'registration', name: 'Names' } as unknown as ApiDocument<Answer, Variables>;

/** Renders the status and rows of the list after `go` went to a page. */
function show(search: string, to?: number): string {
  let isThere = to === undefined;
  function Page() {
    const { read, rows, count, paging } = usePages(
      names,
      { search },
      { take: 2, rows: (answer) => answer.names, count: (answer) => answer.count },
    );
    if (!isThere) {
      isThere = true;
      paging.go(to!);
    }
    return <b>{`${read.status} ${rows.join(' ')} ${count ?? '?'} ${paging.page}`}</b>;
  }
  return toMarkup(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
}

const know = (variables: Variables, answer: Answer): void =>
  void queryClient.setQueryData(readOptions(names, variables).queryKey, answer);

test('a list that has not loaded is pending, on its first page', () => {
  expect(show('unknown')).toContain('<b>pending  ? 1</b>');
});

test('reads each page separately', () => {
  know({ search: 'a', skip: 0, take: 2 }, { count: 3, names: ['Ada', 'Alan'] });
  know({ search: 'a', skip: 2, take: 2 }, { count: 3, names: ['Anna'] });
  expect(show('a')).toContain('<b>success Ada Alan 3 1</b>');
  expect(show('a', 2)).toContain('<b>success Anna 3 2</b>');
});

test('a page beyond the last one does not show an empty list', () => {
  know({ search: 'a', skip: 8, take: 2 }, { count: 3, names: [] });
  expect(show('a', 5)).toContain('pending');
});
