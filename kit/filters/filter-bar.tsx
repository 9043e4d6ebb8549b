import type { ReactNode } from 'react';
import classes from './filters.module.css';

/** The filters of a list, in a line between the page's header and the list, or on top of a panel. Buttons go into the header. */
export function FilterBar({ label = 'Filters', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={classes.bar} role="group" aria-label={label} data-filters data-no-print>
      {children}
    </div>
  );
}
