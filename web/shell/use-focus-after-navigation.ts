import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { mayTakeFocus, recordDeparture } from '#kit/windows/page-arrival.ts';
import { tabKey } from './tabs/tab-rules.ts';

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader reads it and the next Tab is on the
 * page. Not when the page itself has put the focus somewhere, nor while somebody is elsewhere by now, as in the search, in a
 * window or in a menu, and not for a change of the query alone.
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement | null>(null);
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => router.subscribe('onBeforeNavigate', recordDeparture), [router]);
  useEffect(() => {
    if (path === undefined || path === before.current) return undefined;
    const first = before.current === undefined;
    before.current = path;
    return first || main.current === null ? undefined : focusHeading(main.current, tabKey(path));
  }, [path]);
  return main;
}

// The heading comes with the page's code or with what is read, later than the path; whoever does something until then has gone on.
function focusHeading(main: HTMLElement, key: string): () => void {
  const waiting = new AbortController();
  const arrived = (): void => {
    const page = main.querySelector(`[data-page-shown][data-kept="${CSS.escape(key)}"]`);
    const heading = page?.querySelector<HTMLElement>('[data-page-title]');
    if (page == null || heading == null) return;
    waiting.abort();
    if (!page.contains(document.activeElement) && mayTakeFocus()) heading.focus({ preventScroll: true });
  };
  const painted = new MutationObserver(arrived);
  waiting.signal.addEventListener('abort', () => painted.disconnect());
  painted.observe(main, { childList: true, subtree: true, attributeFilter: ['data-page-shown'] });
  for (const command of ['keydown', 'pointerdown'])
    document.addEventListener(command, () => waiting.abort(), { capture: true, signal: waiting.signal });
  arrived();
  return () => waiting.abort();
}
