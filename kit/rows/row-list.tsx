import type { ReactNode } from 'react';
import classes from './row-list.module.css';

interface RowListProps {
  label?: string;
  /** An older answer is shown while the next one is on its way. */
  stale?: boolean;
  children: ReactNode;
}

/** A list of rows that reaches the edges of its panel, for rows with several lines or buttons: `Panel flush` around it. */
export function RowList({ label, stale = false, children }: RowListProps) {
  return (
    <ul className={classes.list} aria-label={label} aria-busy={stale || undefined}>
      {children}
    </ul>
  );
}

/** The line below a list: a way to add to it, or to get more of it. */
export function RowFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-no-print>
      {children}
    </div>
  );
}
