import { useRouterState } from '@tanstack/react-router';
import classes from './progress-bar.module.css';

/** A thin bar at the top while the next page is loading. */
export function ProgressBar() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  return <div className={classes.bar} data-busy={busy || undefined} aria-hidden />;
}
