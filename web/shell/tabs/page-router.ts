import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router';
import { tabKey } from './tab-rules.ts';

/** The position of the page among the router's matches, after the root and the shell. */
export const PAGE_DEPTH = 2;

/**
 * The router for one mounted page: the real one while the page is shown; while it is hidden, its own match stays
 * frozen. So a hidden page never reads the parameters of the current page. A page that was not shown yet has `ahead`, the
 * match of its preloaded route.
 */
export function pageRouter(router: AnyRouter, routeId: string, key: string, ahead?: AnyRouteMatch): AnyRouter {
  const live = router.stores.getMatchStore(routeId);
  let last = ahead ?? live.get();
  const match = Object.create(live, {
    get: {
      value: () => {
        const now = live.get();
        if (now !== undefined && tabKey(now.pathname) === key) last = now;
        return last;
      },
    },
  }) as typeof live;
  const stores = Object.create(router.stores, {
    getMatchStore: { value: (id: string) => (id === routeId ? match : router.stores.getMatchStore(id)) },
  }) as typeof router.stores;
  return Object.create(router, { stores: { value: stores } }) as AnyRouter;
}
