import { Link } from '@tanstack/react-router';
import classes from './log-view-links.module.css';
import { LOG_VIEWS, type LogView } from './log-views.ts';

/** Links to the views of the log, each with its own URL. */
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
          // Otherwise the router would mark all of them as current: they differ only in the query.
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
