import { formatInstant } from '../formats/instant.ts';
import classes from './feedback.module.css';

/** Says how old data from a replica is; nothing for current data, whose time is null. */
export function DataAsOf({ time }: { time: string | null | undefined }) {
  return time == null ? null : <p className={classes.asOf}>{`Data as of ${formatInstant(time)}`}</p>;
}
