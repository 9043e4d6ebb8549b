import { expect, test } from 'vitest';
import { pageCount } from '../api/use-pages.ts';
import { toMarkup } from '../testing/to-markup.tsx';
import { describePage, Pager } from './pager.tsx';

const go = (): void => undefined;

test('shows the range of rows', () => {
  expect(describePage({ page: 2, take: 50, count: 1204 })).toBe('51–100 of 1,204');
  expect(describePage({ page: 3, take: 50, count: 101 })).toBe('101–101 of 101');
  expect(pageCount(0, 50)).toBe(1);
  expect(pageCount(101, 50)).toBe(3);
});

test('renders nothing for a single page', () => {
  expect(toMarkup(<Pager paging={{ page: 1, take: 50, count: undefined, go }} />)).toBe('');
  expect(toMarkup(<Pager paging={{ page: 1, take: 50, count: 50, go }} />)).toBe('');
  expect(toMarkup(<Pager paging={{ page: 1, take: 50, count: 51, go }} />)).toContain('1–50 of 51');
});
