import { Skeleton } from '@mantine/core';
import classes from '../calendar-page.module.css';

/**
 * The placeholder while the calendar's code or first events load; with `over`, on top of the calendar being rendered.
 */
export function GridSkeleton({ over = false }: { over?: boolean }) {
  return (
    <div className={classes.skeleton} data-over={over || undefined} role="status" aria-label="Loading calendar">
      {Array.from({ length: 5 }, (_, column) => (
        <div key={column}>
          <Skeleton height={16} width="60%" mx="auto" />
          <Skeleton height={64} mt={28 + ((column * 37) % 80)} />
          <Skeleton height={40} mt={24} />
          <Skeleton height={88} mt={40 - ((column * 11) % 30)} />
        </div>
      ))}
    </div>
  );
}
