import { Link } from '@tanstack/react-router';
import classes from './log-view-links.module.css';
import { LOG_VIEWS, type LogView } from './log-views.ts';

/** The views of the log, each at an address of its own. */
export function LogViewLinks({ view: shown }: { view: LogView | undefined }) {
  return (
    <nav aria-label="Views of the log" className={classes.views}>
      {LOG_VIEWS.map(({ view, label }) => (
        <Link
          key={label}
          to="/audit_logs/index"
          search={view === undefined ? {} : { view }}
          className={classes.view}
          aria-current={view === shown ? 'page' : undefined}
          // Otherwise the router marks each of them as the page that is open: they differ in the query alone.
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
