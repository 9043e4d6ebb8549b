import type { ReactNode } from 'react';
import type { Icon } from '../module/web-module.ts';
import classes from './urgent-bar.module.css';

interface UrgentBarProps {
  icon: Icon;
  /** Accessible name: what it is about. */
  label: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A red bar above a page, for what may harm a person if it is overlooked. */
export function UrgentBar({ icon: Picture, label, actions, children }: UrgentBarProps) {
  return (
    <section className={classes.bar} role="alert" aria-label={label}>
      <Picture size={22} stroke={1.75} className={classes.icon} />
      <div className={classes.words}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
