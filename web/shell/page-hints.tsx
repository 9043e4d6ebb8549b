import { useRouterState } from '@tanstack/react-router';
import { ConnectionBar } from '#kit/feedback/connection-bar.tsx';
import { UnsavedTray } from '#kit/forms/unsaved/unsaved-tray.tsx';
import classes from './page-hints.module.css';

/** Hints at the edge of the page: no connection, and forms that could not be saved. */
export function PageHints() {
  const opening = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <div className={classes.hints}>
      <UnsavedTray />
      <ConnectionBar opening={opening} />
    </div>
  );
}
