import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHints } from './shell/page-hints.tsx';
import { ProgressBar } from './shell/progress-bar.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

/**
 * What every page has, signed in or not: its title in the browser's tab, the bar that shows that it is on its way, and what tells that the
 * connection is lost: it comes with the page, for without a connection it would be too late.
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
