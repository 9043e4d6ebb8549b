import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { mayTakeFocus, recordDeparture } from '#kit/windows/page-arrival.ts';
import { tabKey } from './tabs/tab-rules.ts';

/**
 * Moves the focus to the new page's heading in `main` after a navigation, so that a screen reader announces it and the next Tab
 * is on the page. Not if the page itself has set the focus, if the user is elsewhere by then, e.g. in the search, a
 * window or a menu, or if only the query changed.
 */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => router.subscribe('onBeforeNavigate', recordDeparture), [router]);
  useEffect(() => {
    if (path === undefined || path === before.current) return undefined;
    const first = before.current === undefined;
    before.current = path;
    return first || main.current === null ? undefined : focusHeading(main.current, tabKey(path));
  }, [path, main]);
}

// The heading appears with the page's code or data, later than the path; any user input until then cancels the focus.
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
