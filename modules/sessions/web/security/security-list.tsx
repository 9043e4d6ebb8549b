import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Icon } from '#kit/module/web-module.ts';
import classes from './security-list.module.css';

/** A list of security items; the caller renders the empty state. */
export function SecurityList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface SecurityRowProps {
  icon: Icon;
  title: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
}

/** A security item with its actions. */
export function SecurityRow({ icon: Icon, title, detail, children }: SecurityRowProps) {
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.5} className={classes.icon} />
      <div className={classes.words}>
        <Text fw={550}>{title}</Text>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </li>
  );
}
