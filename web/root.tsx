import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProgressBar } from './shell/progress-bar.tsx';

/** What every page has, signed in or not: its title in the browser's tab, and the bar that shows that it is on its way. */
export function Root() {
  const title = useMatches({
    select: (matches) => {
      const match = matches.findLast((candidate) => candidate.staticData.title !== undefined);
      const said = match?.staticData.title;
      if (match === undefined || said === undefined) return undefined;
      if (typeof said === 'string') return said;
      return said({ params: match.params as Record<string, string>, query: match.search as Record<string, string> });
    },
  });
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
