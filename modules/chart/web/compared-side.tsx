import type { ReactNode } from 'react';
import classes from './conflict-dialog.module.css';

interface ComparedSideProps {
  title: string;
  /** Gets the focus when the dialog opens. */
  first?: boolean;
  children: ReactNode;
}

/** One of two versions shown side by side; it scrolls on its own. */
export function ComparedSide({ title, first = false, children }: ComparedSideProps) {
  return (
    <div className={classes.side}>
      <div className={classes.head}>{title}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by the keyboard */}
      <div className={classes.body} tabIndex={0} role="region" aria-label={title} data-autofocus={first || undefined}>
        {children}
      </div>
    </div>
  );
}
