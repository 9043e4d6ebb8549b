import { memo } from 'react';
import { createPortal } from 'react-dom';
import classes from './shaded-time.module.css';
import type { Shade } from './shades.ts';

interface ShadedTimeProps {
  /** The grid's columns by day, YYYY-MM-DD. */
  columns: ReadonlyMap<string, HTMLElement>;
  shades: ReadonlyMap<string, readonly Shade[]>;
}

/** Shades closed times behind the events of each column. The grid itself supports only one week for all calendars. */
export const ShadedTime = memo(function ShadedTime({ columns, shades }: ShadedTimeProps) {
  return [...columns].map(([day, column], index) =>
    createPortal(
      <div className={classes.column}>
        {(shades.get(day) ?? NONE).map(({ why, words, wordsTop, top, height, left, width }) => (
          <div
            key={`${why} ${top} ${left}`}
            className={`${classes.shade} ${classes[why] ?? ''}`}
            data-why={why}
            style={{ top: `${top}%`, height: `${height}%`, left: `${left}%`, width: `${width}%` }}
          >
            {words !== null && (
              <span className={classes.words} style={{ top: `${wordsTop}%` }}>
                {words}
              </span>
            )}
          </div>
        ))}
      </div>,
      column,
      // Most closed times are the same from week to week, so an index is a stable key.
      `shade ${index}`,
    ),
  );
});

const NONE: readonly Shade[] = [];
