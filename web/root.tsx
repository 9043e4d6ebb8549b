import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConnection } from '#kit/api/connection.ts';
import { ProgressBar } from './shell/progress-bar.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

const Hints = lazy(() => import('./shell/page-hints.tsx').then((file) => ({ default: file.PageHints })));

/** What every page has, signed in or not: its title in the browser's tab, and the bar that shows that it is on its way. */
export function Root() {
  const title = usePageTitle();
  useEffect(() => {
    document.title = title === undefined ? 'Salus' : `${title} · Salus`;
  }, [title]);
  // Fetched ahead, by an idle page: without a connection it would be too late.
  const [hints, setHints] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHints(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  const needed = useConnection((state) => state.offline);
  return (
    <>
      <ProgressBar />
      <Outlet />
      {(hints || needed) && (
        <Suspense>
          <Hints />
        </Suspense>
      )}
    </>
  );
}
