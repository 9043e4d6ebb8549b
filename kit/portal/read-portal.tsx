import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { Read } from '../feedback/read.ts';
import { LinesSkeleton } from '../feedback/skeletons.tsx';
import { t, tMessage, useLanguage } from '../language/use-language.ts';
import { PortalTitle } from './portal-frame.tsx';

interface ReadPortalProps<Result> {
  read: Read<Result>;
  /** The expected number of lines of text. */
  lines?: number;
  children: (result: Result) => ReactNode;
}

/** Loads the data that a portal page requires. Shows a placeholder until then, or the error as the whole page. */
export function ReadPortal<Result>({ read, lines = 4, children }: ReadPortalProps<Result>) {
  const { data, error, refetch } = read;
  useLanguage();
  if (data !== undefined) return children(data);
  if (error === null) return <LinesSkeleton lines={lines} />;
  return (
    <>
      <PortalTitle>{t('Something went wrong')}</PortalTitle>
      <p role="alert">{error instanceof ApiError ? tMessage(error.message) : t('Please try again.')}</p>
      <div>
        <Button size="md" variant="default" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </div>
    </>
  );
}
