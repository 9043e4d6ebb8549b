import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { Read } from '../feedback/read.ts';
import { LinesSkeleton } from '../feedback/skeletons.tsx';
import { t, tMessage, useLanguage } from '../language/use-language.ts';
import { PortalTitle } from './portal-frame.tsx';

interface ReadPortalProps<Result> {
  read: Read<Result>;
  /** The lines of text that will be there. */
  lines?: number;
  children: (result: Result) => ReactNode;
}

/** What a page of the portal needs before it shows anything: until then a placeholder, or what went wrong as the whole page. */
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
