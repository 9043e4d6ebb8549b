import { Skeleton } from '@mantine/core';
import classes from './skeletons.module.css';

/** The outline of a page, a heading and some rows, for a page whose code is loading. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Skeleton height={24} width={160} />
      <RowsSkeleton rows={8} />
    </div>
  );
}

/** Placeholder rows of a list while it loads, each `height` px high, so that nothing jumps when they arrive. */
export function RowsSkeleton({ rows = 5, height = 40 }: { rows?: number; height?: number }) {
  return (
    <div className={classes.rows} aria-hidden data-skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} style={{ height }}>
          <Skeleton height={10} width={`${[34, 26, 40, 30, 22][row % 5]}%`} />
          <Skeleton height={10} width="12%" />
          <Skeleton height={10} width="18%" />
        </div>
      ))}
    </div>
  );
}

/** A few lines of placeholder text. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={10} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
