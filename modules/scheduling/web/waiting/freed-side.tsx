import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFreedTimes } from './use-waiting.ts';
import { FreedTimes } from './freed-times.tsx';
import classes from './waiting.module.css';

/** What has become free for those who wait, beside the calendar; nothing while there is nothing. */
export function FreedSide() {
  const found = useFreedTimes().data?.freed_times;
  if (found === undefined || found.times.length + found.rounds.length === 0) return null;
  return (
    <section className={classes.side} aria-labelledby="freed-side">
      <h2 id="freed-side">Freed</h2>
      <FreedTimes />
      <Anchor component={Link} to="/scheduling/waiting-list" size="sm">
        Waiting list
      </Anchor>
    </section>
  );
}
