import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { MessagePage } from './message-page.tsx';

/** What stands where a page broke. */
export function FailedPage({ reset }: ErrorComponentProps) {
  return (
    <MessagePage title="This page could not be shown" action={<Button onClick={reset}>Try again</Button>}>
      Something went wrong while it was put together. What you typed before is kept.
    </MessagePage>
  );
}
