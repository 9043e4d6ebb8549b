import { Button } from '@mantine/core';
import classes from './labs.module.css';

/** How many rows a page of a list has. */
export const PER_PAGE = 50;

/** The way through a list that is longer than one page, with what of it is shown; nothing for one page. */
export function Pages({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) {
  if (count <= PER_PAGE && page === 1) return null;
  const last = Math.max(1, Math.ceil(count / PER_PAGE));
  return (
    <nav className={classes.pad} aria-label="Pages">
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <span className={classes.quiet}>
          {(page - 1) * PER_PAGE + 1}–{Math.min(page * PER_PAGE, count)} of {count.toLocaleString('en-US')}
        </span>
        <Button size="compact-sm" variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
