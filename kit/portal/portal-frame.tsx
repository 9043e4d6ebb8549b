import { Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { SalusMark } from '../page/salus-mark.tsx';
import classes from './portal.module.css';

interface PortalFrameProps {
  /** The clinic's name. */
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a page that a patient opens by a link: the clinic's name, and one column. */
export function PortalFrame({ title, actions, children }: PortalFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SalusMark size={28} />
        <span className={classes.clinic}>{title}</span>
        <LanguageSwitch />
        {actions}
      </header>
      <main id="main" className={classes.main}>
        {children}
      </main>
    </div>
  );
}

/** The heading of a view; it gets the focus when the view changes. */
export function PortalTitle({ ref, children }: { ref?: Ref<HTMLHeadingElement>; children: ReactNode }) {
  return (
    <Title order={1} className={classes.title} ref={ref} tabIndex={-1} data-page-title>
      {children}
    </Title>
  );
}
