import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Icon } from '../module/web-module.ts';
import classes from './feedback.module.css';

interface EmptyStateProps {
  icon?: Icon;
  title: string;
  /** What the user can do about it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** What stands where a list has nothing to show, and why that is all right. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state} role="status">
      {Icon !== undefined && (
        <span className={classes.icon}>
          <Icon size={22} stroke={1.5} />
        </span>
      )}
      <Text fw={550}>{title}</Text>
      {children !== undefined && (
        <Text size="sm" c="dimmed" maw="26rem">
          {children}
        </Text>
      )}
      {action !== undefined && action !== false && <div className={classes.action}>{action}</div>}
    </div>
  );
}
