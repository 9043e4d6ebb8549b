import { type AnyRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { PageLocation } from '#kit/module/web-module.ts';
import { readQuery, writeQuery } from '#kit/navigation/query.ts';
import { connectUserSettings } from '#kit/session/user-settings.ts';
import { useSession } from '#kit/session/viewer.ts';
import { publicPages } from './public-pages.ts';
import { makeRoot, pageRoute } from './page-route.tsx';
import { FailedPage } from './pages/failed-page.tsx';
import { LoadingPage } from './pages/loading-page.tsx';

const root = makeRoot();

const publicTree: AnyRoute = root.addChildren([
  ...publicPages.map((page) => pageRoute(page, root)),
  // Any other page is Salus's, and begins anew in it.
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      window.location.replace(location.href);
      return new Promise<never>(() => undefined);
    },
  }),
]);

/** The pages before the sign-in; those of Salus join with `openHouse`. */
export const router = createRouter({
  routeTree: publicTree,
  parseSearch: readQuery,
  stringifySearch: (search) => writeQuery(search as PageLocation['query']),
  defaultPreload: 'intent',
  defaultPreloadDelay: 40,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: FailedPage,
});

// Signing in or out, here or in another tab, changes which pages there are.
useSession.subscribe((now, before) => {
  // Who may no longer see the page that is open is led away from it.
  if (
    now.status === 'signed-in' &&
    before.viewer !== null &&
    now.viewer !== null &&
    now.viewer.rules !== before.viewer.rules
  )
    void router.invalidate();
  if (now.status === before.status || before.status === 'starting') return;
  if (now.status === 'signed-out') void router.navigate({ to: '/login', replace: true });
  if (now.status === 'signed-in' && before.status !== 'expired')
    void openSignedInPages().then(() => router.invalidate());
});

/** Fetches Salus's pages, and leads to them from now on. */
export async function openSignedInPages(): Promise<void> {
  const { signedInTree, userSettingsStore } = await import('./signed-in-routes.tsx');
  if (router.options.routeTree === signedInTree) return;
  connectUserSettings(userSettingsStore);
  router.update({ ...router.options, routeTree: signedInTree });
}

/** Whether a path leads to a page before the sign-in. */
export const isPublicPage = (path: string): boolean =>
  publicPages.some(
    (page) => page.path === path || (page.path.endsWith('/$') && path.startsWith(page.path.slice(0, -1))),
  );
