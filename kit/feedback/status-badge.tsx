import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

/** What a status means to the one who reads it; which tone a status has is its module's affair. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/** A status in one word. The dot carries the colour; the word carries the meaning. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
