import classes from './programs.module.css';

/** A patient's progress as a bar and in words. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <span className={classes.progress}>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={classes.percent}>{percent}%</span>
    </span>
  );
}
