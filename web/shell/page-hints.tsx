import { ConnectionBar } from '#kit/feedback/connection-bar.tsx';
import { UnsavedTray } from '#kit/forms/unsaved/unsaved-tray.tsx';
import classes from './page-hints.module.css';

/** Hints at the edge of the page: no connection, and forms that could not be saved. */
export function PageHints() {
  return (
    <div className={classes.hints}>
      <UnsavedTray />
      <ConnectionBar />
    </div>
  );
}
