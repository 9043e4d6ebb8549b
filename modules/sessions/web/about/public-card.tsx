import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import classes from './login-page.module.css';
import { PublicFooter } from './public-footer.tsx';

interface PublicCardProps {
  title: string;
  /** A line below the title. */
  detail?: ReactNode;
  children: ReactNode;
}

/** The frame of a public page: one card in the center. */
export function PublicCard({ title, detail, children }: PublicCardProps) {
  return (
    <main className={classes.page} id="main">
      <div className={classes.card}>
        <header className={classes.head}>
          <SalusMark size={40} />
          <div>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {detail !== undefined && (
              <Text c="dimmed" size="sm">
                {detail}
              </Text>
            )}
          </div>
        </header>
        {children}
      </div>
      <PublicFooter />
    </main>
  );
}
