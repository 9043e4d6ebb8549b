import type { ReactNode } from 'react';
import classes from './value-table.module.css';

interface ValueTableProps {
  label: string;
  /** It may be wider than its container, and can then be scrolled with the arrow keys. */
  scrolls?: boolean;
  children: ReactNode;
}

/** A small read-only table; head and rows are its children. */
export function ValueTable({ label, scrolls = false, children }: ValueTableProps) {
  const region = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div className={classes.wrap} {...region}>
      <table className={classes.values} aria-label={scrolls ? undefined : label}>
        {children}
      </table>
    </div>
  );
}
