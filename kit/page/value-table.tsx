import type { ReactNode } from 'react';
import classes from './value-table.module.css';

interface ValueTableProps {
  label: string;
  /** It is wider than its place may be: whoever has no mouse scrolls it by the arrow keys. */
  scrolls?: boolean;
  children: ReactNode;
}

/** A small table to be read: head and rows are its children. */
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
