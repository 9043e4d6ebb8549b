import { Button } from '@mantine/core';
import { type Paging, pageCount } from '../api/use-pages.ts';
import classes from './row-list.module.css';

/** Navigation through a list of `usePages`, with the range of shown rows; renders nothing for a single page. */
export function Pager({ paging: { page, take, count, go } }: { paging: Paging }) {
  if (count === undefined || (count <= take && page === 1)) return null;
  const last = pageCount(count, take);
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Button
        className={classes.button}
        size="compact-sm"
        variant="default"
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      >
        Previous
      </Button>
      <span className={classes.quiet} role="status">
        {describePage({ page, take, count })}
      </span>
      <Button
        className={classes.button}
        size="compact-sm"
        variant="default"
        disabled={page >= last}
        onClick={() => go(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}

/** Describes the rows of a page: "51–100 of 1,204". */
export function describePage({ page, take, count }: { page: number; take: number; count: number }): string {
  const first = Math.min((page - 1) * take + 1, count);
  return `${first}–${Math.min(page * take, count)} of ${count.toLocaleString('en-US')}`;
}
