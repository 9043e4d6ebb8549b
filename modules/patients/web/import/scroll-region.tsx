import type { ReactNode } from 'react';
import classes from './import.module.css';

interface ScrollRegionProps {
  label: string;
  /** No higher than a part of the page. */
  short?: boolean;
  children: ReactNode;
}

/** A place whose content may be larger than it; the keyboard scrolls it too. */
export function ScrollRegion({ label, short = false, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what has no focus can't be scrolled with the keyboard
    <div className={classes.scroll} data-short={short || undefined} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
