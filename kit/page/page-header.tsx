import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** Text next to the title: a count, or the shown period. */
  detail?: ReactNode;
  /** Buttons and filters on the right. */
  children?: ReactNode;
}

/** The header of a page: its title and actions. The heading gets the focus after a navigation. */
export function PageHeader({ title, detail, children }: PageHeaderProps) {
  return (
    <div className={classes.head}>
      <div className={classes.title}>
        <Title order={1} tabIndex={-1} data-page-title>
          {title}
        </Title>
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
