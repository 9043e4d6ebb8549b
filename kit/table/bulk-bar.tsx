import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';
import type { Selection } from './selection.ts';

interface BulkBarProps {
  selection: Selection;
  /** How many rows the list has in all, for "Select all". */
  all?: { count: number; onSelect: () => void };
  /** What can be done with what is marked: small buttons. */
  children: ReactNode;
}

/** What can be done with the marked rows; it takes its place only while some are, over the list's last line. */
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
