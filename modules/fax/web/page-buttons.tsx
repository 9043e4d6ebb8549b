import { Button } from '@mantine/core';
import classes from './fax.module.css';

const PAGE = 30;

/** The way to the pages of a list before and after; nothing where there is one page. */
export function PageButtons({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) {
  if (count <= PAGE) return null;
  return (
    <div className={classes.pad}>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
        <Button size="compact-sm" variant="default" disabled={page * PAGE >= count} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      </div>
    </div>
  );
}
