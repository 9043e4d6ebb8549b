import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';
import type { Read } from '#kit/feedback/read.ts';

/** Shows that a refresh failed, with a button to try again; a failed first load is shown by `ReadLines`. */
export function RefreshProblem({ read: { data, error, refetch } }: { read: Read<unknown> }) {
  if (data === undefined || error === null) return null;
  const retry = (
    <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  return (
    <Notice tone="danger" action={retry}>
      {t('The latest messages could not be loaded.')}
    </Notice>
  );
}
