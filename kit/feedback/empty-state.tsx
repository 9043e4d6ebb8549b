import { Text } from '@mantine/core';
import { isValidElement, type ReactNode } from 'react';
import type { Icon } from '../module/web-module.ts';
import classes from './feedback.module.css';

interface EmptyStateProps {
  icon?: Icon;
  title: string;
  /** Text about how to add the first entry, or why there is none. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty list, with the reason why it is empty. */
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

/** The text of an empty list: "No templates yet", and one sentence about what to do. */
export interface EmptyContent {
  icon?: Icon;
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
}

/** Renders the empty state of a list from its content. An element is rendered unchanged. */
export function renderEmpty(empty: EmptyContent | ReactNode): ReactNode {
  if (!isEmptyContent(empty)) return empty;
  const { detail, ...rest } = empty;
  return <EmptyState {...rest}>{detail}</EmptyState>;
}

function isEmptyContent(empty: EmptyContent | ReactNode): empty is EmptyContent {
  return typeof empty === 'object' && empty !== null && 'title' in empty && !isValidElement(empty);
}
