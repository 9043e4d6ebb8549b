import type { ReactNode } from 'react';
import classes from './import.module.css';

interface ScrollRegionProps {
  label: string;
  /** Limits the height to a part of the page. */
  short?: boolean;
  children: ReactNode;
}

/** A scrollable region that the keyboard can scroll too. */
export function ScrollRegion({ label, short = false, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll focusable elements only
    <div className={classes.scroll} data-short={short || undefined} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
