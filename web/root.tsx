import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProgressBar } from './shell/progress-bar.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

/** What every page has, signed in or not: its title in the browser's tab, and the bar that shows that it is on its way. */
export function Root() {
  const title = usePageTitle();
  useEffect(() => {
    document.title = title === undefined ? 'Salus' : `${title} · Salus`;
  }, [title]);
  return (
    <>
      <ProgressBar />
      <Outlet />
    </>
  );
}
