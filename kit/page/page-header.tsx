import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A word beside the title: how many there are, which period is shown. */
  detail?: ReactNode;
  /** Buttons and filters at the right. */
  children?: ReactNode;
}

/** The first line of a page: what it is, and what can be done here. Its heading gets the focus after a navigation. */
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
