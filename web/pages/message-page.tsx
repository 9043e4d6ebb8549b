import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  /** An additional action next to the link home. */
  action?: ReactNode;
}

/** A page with a single message: not found, not allowed, failed. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <main className={classes.page} id="main">
      <div className={classes.words}>
        <SalusMark size={40} />
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{children}</Text>
        <div className={classes.actions}>
          {action}
          <Button component={Link} to="/" variant={action === undefined ? 'filled' : 'default'}>
            Go to dashboard
          </Button>
        </div>
      </div>
    </main>
  );
}
