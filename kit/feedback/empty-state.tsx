import { Text } from '@mantine/core';
import { isValidElement, type ReactNode } from 'react';
import type { Icon } from '../module/web-module.ts';
import classes from './feedback.module.css';

interface EmptyStateProps {
  icon?: Icon;
  title: string;
  /** What the user can do about it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** The place of a list that has nothing to show, and why that is all right. */
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

/** What a list shows without rows: "No templates yet", and one sentence on what to do. */
export interface EmptyContent {
  icon?: Icon;
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
}

/** The empty state of a list from its content; an element is shown as it is. */
export function renderEmpty(empty: EmptyContent | ReactNode): ReactNode {
  if (!isEmptyContent(empty)) return empty;
  const { detail, ...rest } = empty;
  return <EmptyState {...rest}>{detail}</EmptyState>;
}

function isEmptyContent(empty: EmptyContent | ReactNode): empty is EmptyContent {
  return typeof empty === 'object' && empty !== null && 'title' in empty && !isValidElement(empty);
}
