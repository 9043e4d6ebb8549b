import { useRouterState } from '@tanstack/react-router';
import { useReleasedSlots } from './use-waitlist.ts';
import { ReleasedSlots } from './released-slots.tsx';
import classes from './waitlist.module.css';

/** Released slots beside the calendar; renders nothing if there are none, or on the waitlist page itself. */
export function ReleasedSide() {
  const isListed = useRouterState({ select: ({ location }) => location.pathname === '/scheduling/waiting-list' });
  const found = useReleasedSlots().data?.freed_times;
  if (isListed || found === undefined || found.times.length + found.rounds.length === 0) return null;
  return (
    <details className={classes.side}>
      <summary>
        <h2>Open times</h2>
        <span className={classes.count}>{found.times.length + found.rounds.length}</span>
      </summary>
      <ReleasedSlots />
    </details>
  );
}
