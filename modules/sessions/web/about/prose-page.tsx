import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './login-page.module.css';
import { PublicFooter } from './public-footer.tsx';

/** A public page of text. */
export function ProsePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classes.page} id="main">
      <article className={classes.prose}>
        <Anchor component={Link} to="/" size="sm">
          Salus
        </Anchor>
        <Title order={1} mt="xs" mb="md">
          {title}
        </Title>
        {children}
      </article>
      <PublicFooter />
    </main>
  );
}
