import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader reads it and the next Tab is on the
 * page. Not when the page itself has put the focus somewhere, nor while somebody types elsewhere, as in the search or in a
 * window, and not for a change of the query alone.
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement | null>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (path === undefined || path === before.current) return;
    const first = before.current === undefined;
    before.current = path;
    const focused = document.activeElement;
    if (first || main.current?.contains(focused) === true || focused?.matches(TYPED_IN) === true) return;
    const heading = main.current?.querySelector<HTMLElement>('[data-page-shown] [data-page-title]');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
