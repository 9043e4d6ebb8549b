import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHints } from './shell/page-hints.tsx';
import { ProgressBar } from './shell/progress-bar.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

/**
 * The parts that every page has, signed in or not: its title, the progress bar, and the connection bar, which is in the
 * first bundle because it can't be loaded without a connection.
 */
export function Root() {
  const title = usePageTitle();
  useEffect(() => {
    document.title = title === undefined ? 'Salus' : `${title} · Salus`;
  }, [title]);
  return (
    <>
      <ProgressBar />
      <Outlet />
      <PageHints />
    </>
  );
}
