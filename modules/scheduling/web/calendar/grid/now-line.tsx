import { createPortal } from 'react-dom';
import classes from './calendar-grid.module.css';

interface NowLineProps {
  columns: ReadonlyMap<string, HTMLElement>;
  /** The clinic's current time, YYYY-MM-DD HH:mm:ss. */
  now: string;
}

/** A line across all doctors' columns at the current time; the grid's own marks only one day's column. */
export function NowLine({ columns, now }: NowLineProps) {
  const minutes = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
  return [...columns].map(([day, column]) =>
    createPortal(<div className={classes.now} style={{ top: `${(minutes / 1440) * 100}%` }} />, column, day),
  );
}
