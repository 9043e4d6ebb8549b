import type { ReactNode } from 'react';
import classes from './row-list.module.css';

interface RowListProps {
  label?: string;
  /** An older result is shown while the next one is loading. */
  stale?: boolean;
  children: ReactNode;
}

/**
 * A list of rows that extends to the edges of its panel, for rows with several lines or buttons. Wrap it in `Panel
 * flush`.
 */
export function RowList({ label, stale = false, children }: RowListProps) {
  return (
    <ul className={classes.list} aria-label={label} aria-busy={stale || undefined}>
      {children}
    </ul>
  );
}

/** The line below a list: a button to add to it, or to load more. */
export function RowFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-no-print>
      {children}
    </div>
  );
}
