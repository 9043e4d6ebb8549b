import { Match, RouterContextProvider, useMatches, useRouter, type AnyRouter } from '@tanstack/react-router';
import { Activity, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePhone } from '#kit/page/use-phone.ts';
import classes from './mounted-pages.module.css';
import { PAGE_DEPTH, pageRouter } from './page-router.ts';
import { usePagesAhead } from './pages-ahead.ts';
import { mountedKeys, tabKey } from './tab-rules.ts';
import { useVisitedTabs } from './visited-tabs.ts';

const MOST = 8;
const MOST_ON_PHONE = 3;

interface MountedPage {
  key: string;
  routeId: string;
  /** A change remounts the page. */
  generation: number;
  router: AnyRouter;
}

interface MountedState {
  pages: readonly MountedPage[];
  /** The order in which pages were last shown, as a counter. */
  used: ReadonlyMap<string, number>;
  shown: string | undefined;
}

/**
 * The current page, and the recently visited ones mounted behind it, hidden: going back to one is immediate, with its
 * scroll position and input. The areas' first pages are mounted before their first visit. Hidden pages have no active
 * effects: they receive no events and read nothing (decision 0025).
 */
export function MountedPages() {
  const router = useRouter();
  const most = usePhone() ? MOST_ON_PHONE : MOST;
  const tabs = useVisitedTabs((state) => state.tabs);
  const refreshed = useVisitedTabs((state) => state.refreshed);
  // While a page is loading the old one stays; all pages are children of the shell.
  const routeId = useMatches({
    select: (matches): string | undefined => matches[PAGE_DEPTH]?.routeId as string | undefined,
  });
  const path = useMatches({ select: (matches): string | undefined => matches[PAGE_DEPTH]?.pathname });
  const [mounted, setMounted] = useState<MountedState>({ pages: [], used: new Map(), shown: undefined });
  const key = path === undefined ? mounted.shown : tabKey(path);
  const ahead = usePagesAhead((state) => state.pages);
  const generation = refreshed[key ?? ''] ?? 0;

  const page = mounted.pages.find((one) => one.key === key);
  const unvisited = [...ahead].filter(([path]) => path !== key && !mounted.used.has(path));
  const unvisitedKeys = unvisited.map(([path]) => path);
  const open = new Set([...tabs.map((tab) => tab.key), ...(key === undefined ? [] : [key]), ...unvisitedKeys]);
  const isNew =
    page === undefined || page.generation !== generation || (routeId !== undefined && page.routeId !== routeId);
  const gone = mounted.pages.some((one) => !open.has(one.key));
  const missing = unvisited.filter(([path]) => !mounted.pages.some((one) => one.key === path));
  if (key !== undefined && routeId !== undefined && (isNew || gone || missing.length > 0 || mounted.shown !== key)) {
    const used = new Map(mounted.used).set(key, Math.max(0, ...mounted.used.values()) + 1);
    const stay = new Set([...mountedKeys(used, open, most), ...unvisitedKeys]);
    const others = mounted.pages.filter((one) => stay.has(one.key) && (one !== page || !isNew));
    const fresh = isNew ? [{ key, routeId, generation, router: pageRouter(router, routeId, key) }] : [];
    const first = missing.map(([path, match]) => ({
      key: path,
      routeId: match.routeId as string,
      generation: refreshed[path] ?? 0,
      router: pageRouter(router, match.routeId as string, path, match),
    }));
    setMounted({ pages: [...others, ...fresh, ...first], used, shown: key });
  }
  return mounted.pages.map((one) => (
    <Activity key={`${one.key} ${one.generation} ${one.routeId}`} mode={one.key === key ? 'visible' : 'hidden'}>
      <PageFrame page={one} shown={one.key === key} />
    </Activity>
  ));
}

const PageFrame = memo(function PageFrame({ page, shown }: { page: MountedPage; shown: boolean }) {
  const frame = useScrollMemory();
  return (
    <div ref={frame} className={classes.page} data-page-shown={shown || undefined} data-kept={page.key}>
      <RouterContextProvider router={page.router}>
        <Match routeId={page.routeId} />
      </RouterContextProvider>
    </div>
  );
});

// Browsers may lose the scroll position of a hidden element.
function useScrollMemory() {
  const frame = useRef<HTMLDivElement | null>(null);
  const scrolled = useRef(new Map<Element, readonly [left: number, top: number]>());
  useLayoutEffect(() => {
    for (const [element, [left, top]] of scrolled.current) {
      if (!element.isConnected) scrolled.current.delete(element);
      else if (element.scrollTop !== top || element.scrollLeft !== left)
        element.scrollTo({ left, top, behavior: 'instant' });
    }
  }, []);
  useEffect(() => {
    const element = frame.current;
    const note = ({ target }: Event): void => {
      if (target instanceof Element) scrolled.current.set(target, [target.scrollLeft, target.scrollTop]);
    };
    element?.addEventListener('scroll', note, { capture: true, passive: true });
    return () => element?.removeEventListener('scroll', note, { capture: true });
  }, []);
  return frame;
}
