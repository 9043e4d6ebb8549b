import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';
import type { Read } from './read-state.tsx';

/** A line in place of something small that could not be loaded, with a way to try again; nothing while it loads or once it is there. */
export function ReadHint({ read: { data, error, refetch }, what }: { read: Read<unknown>; what: string }) {
  if (data !== undefined || error === null) return null;
  const retry = (
    <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Notice tone="danger" action={retry}>
      {what} could not be loaded.
    </Notice>
  );
}
