import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageName, setPageName } from '#kit/navigation/page-names.ts';

/**
 * A link in the specification's format contains a patient's name (`?name=`). It is used as the title until the page has
 * loaded the name, and is removed from the URL immediately: the URL goes to the browser's history and, with a reload,
 * to the server.
 */
export function useNoNameInAddress(): void {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const hash = useRouterState({ select: (state) => state.location.hash });
  const search = useRouterState({ select: (state) => state.location.search as Record<string, string> });
  const navigate = useNavigate();
  const { name, ...rest } = search;
  const isPersons = name !== undefined && IS_PERSONS.test(pathname);
  useEffect(() => {
    if (!isPersons) return;
    if (pageName(pathname) === undefined) setPageName(pathname, name);
    void navigate({ to: pathname, search: rest, hash, replace: true, resetScroll: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest of the query is that of the path and the name
  }, [isPersons, pathname, name, hash, navigate]);
}

const IS_PERSONS = /^\/(?:patients|chart\/index)\/[^/]+$/;
