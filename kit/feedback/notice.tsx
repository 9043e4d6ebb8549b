import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Icon } from '../module/web-module.ts';
import classes from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'warning' | 'danger';
  icon?: Icon;
  /** A small button at the end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence about the content below it: a form's problem, a restored draft, why the user has to sign in. */
export function Notice({ tone = 'info', icon, action, children }: NoticeProps) {
  const Icon = icon ?? (tone === 'info' ? IconInfoCircle : IconAlertCircle);
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.75} className={classes.icon} />
      <div className={classes.words}>{children}</div>
      {action}
    </div>
  );
}
