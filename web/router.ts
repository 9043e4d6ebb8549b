import { type AnyRoute, createRoute, createRouter } from '@tanstack/react-router';
import { useConnection } from '#kit/api/connection.ts';
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
  // Any other path belongs to the app, which is loaded first.
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      window.location.replace(location.href);
      return new Promise<never>(() => undefined);
    },
  }),
]);

const PENDING_MS = 200;

/** The pages before sign-in; those of the app are added by `openSignedInPages`. */
export const router = createRouter({
  routeTree: publicTree,
  parseSearch: readQuery,
  stringifySearch: (search) => writeQuery(search as PageLocation['query']),
  defaultPreload: 'intent',
  defaultPreloadDelay: 40,
  // Otherwise a page that was preloaded runs no loader when it opens, and its reads start only when it renders.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingMinMs: 0,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: FailedPage,
});

// Without a connection the last page stays until the next one can be opened.
useConnection.subscribe(({ offline }) => {
  router.options.defaultPendingMs = offline ? Infinity : PENDING_MS;
});

// Signing in or out, here or in another tab, changes which pages exist.
useSession.subscribe((now, before) => {
  // Redirects users who may no longer see the current page.
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

/** Loads the app's pages, and uses its routes from now on. */
export async function openSignedInPages(): Promise<void> {
  const { signedInTree, userSettingsStore } = await import('./signed-in-routes.tsx');
  if (router.options.routeTree === signedInTree) return;
  connectUserSettings(userSettingsStore);
  router.update({ ...router.options, routeTree: signedInTree });
}

/** Returns whether a path belongs to a page before sign-in. */
export const isPublicPage = (path: string): boolean =>
  publicPages.some(
    (page) => page.path === path || (page.path.endsWith('/$') && path.startsWith(page.path.slice(0, -1))),
  );
