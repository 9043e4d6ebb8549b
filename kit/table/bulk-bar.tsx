import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';
import type { Selection } from './selection.ts';

interface BulkBarProps {
  selection: Selection;
  /** The total number of rows of the list, for "Select all". */
  all?: { count: number; onSelect: () => void };
  /** The actions for the selected rows: small buttons. */
  children: ReactNode;
}

/** The bar of bulk actions; shown above the list's last row only while rows are selected. */
export function BulkBar({ selection, all, children }: BulkBarProps) {
  const count = selection.ids.size;
  return (
    <div className={classes.place} role="region" aria-label="Selected rows" hidden={count === 0}>
      <div className={classes.bar}>
        <span className={classes.count} role="status">
          {count} {count === 1 ? 'row' : 'rows'} selected
        </span>
        {all !== undefined && all.count > count && (
          <Button size="compact-sm" variant="subtle" onClick={all.onSelect}>
            Select all {all.count}
          </Button>
        )}
        <div className={classes.actions}>{children}</div>
        <CloseButton aria-label="Clear selection" onClick={() => selection.set(new Set())} />
      </div>
    </div>
  );
}
