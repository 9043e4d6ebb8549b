import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

/** The meaning of a status for the reader. Each module maps its statuses to tones. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/** A status in one word. The dot carries the color; the word carries the meaning. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
