import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';
import type { Read } from './read.ts';
import { t } from '../language/use-language.ts';

/**
 * Shown in place of something small that could not be loaded, with a way to retry. Shows nothing while it loads or when
 * it has loaded.
 */
export function ReadHint({ read: { data, error, refetch }, label }: { read: Read<unknown>; label: string }) {
  if (data !== undefined || error === null) return null;
  const retry = (
    <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  return (
    <Notice tone="danger" action={retry}>
      {t('{what} could not be loaded', { what: label })}.
    </Notice>
  );
}
