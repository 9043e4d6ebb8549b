import type { ReactNode } from 'react';
import classes from './filters.module.css';

/**
 * The filters of a list, in a row between the page's header and the list, or at the top of a panel. Buttons belong in
 * the header.
 */
export function FilterBar({ label = 'Filters', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={classes.bar} role="group" aria-label={label} data-filters data-no-print>
      {children}
    </div>
  );
}
