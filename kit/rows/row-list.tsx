import type { ReactNode } from 'react';
import classes from './row-list.module.css';

/** A list of rows that reaches the edges of its panel, for what is no table: `Panel flush` around it. */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** What stands below a list: a way to add to it. */
export function RowFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-no-print>
      {children}
    </div>
  );
}

interface RowProps {
  /** What it is, in bold. */
  what: ReactNode;
  /** What is said of it below, in small words. */
  quiet?: ReactNode;
  /** Badges, between the words and the buttons. */
  badges?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** What stands below it all. */
  children?: ReactNode;
}

/** One row of a RowList. */
export function Row({ what, quiet, badges, actions, children }: RowProps) {
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.what}>
          <strong>{what}</strong>
          {quiet !== undefined && quiet !== '' && <span className={classes.quiet}>{quiet}</span>}
        </span>
        {badges}
        {actions !== undefined && actions !== false && <span className={classes.actions}>{actions}</span>}
      </div>
      {children}
    </li>
  );
}
