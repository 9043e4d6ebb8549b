import type { ReactNode } from 'react';
import classes from './page.module.css';

/**
 * The frame of a page inside the shell: its gutters and spacing. `fill` gives it the height of the window, for pages
 * whose list or calendar scrolls; otherwise the page scrolls as a whole.
 */
export function Page({ fill = false, children }: { fill?: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-fill={fill || undefined}>
      {children}
    </div>
  );
}
