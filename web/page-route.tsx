import { createRootRoute, createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { connected, useConnection } from '#kit/api/connection.ts';
import type { PageLocation, WebRoute } from '#kit/module/web-module.ts';
import { whenOnline } from '#kit/module/when-online.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { safePath } from '#kit/navigation/safe-path.ts';
import { can, useSession } from '#kit/session/viewer.ts';
import { Root } from './root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: WebRoute['title'];
    area?: string;
    /** Returns whether the signed-in user may open the page; missing for a public page. */
    mayOpen?: () => boolean;
  }
}

/** Loads a page when it is shown. */
export const lazily = (page: WebRoute['page']) =>
  lazyRouteComponent(async (): Promise<{ default: ComponentType }> => ({ default: await whenOnline(page) }));

const beforeTerms = (): boolean => useSession.getState().viewer?.mustAcceptTerms === true;

/** Returns whether a user is signed in, possibly behind the dialog of an expired session. */
export const signedIn = (): boolean => {
  const { status } = useSession.getState();
  return status === 'signed-in' || status === 'expired';
};

// The paths of the pages that this tab has opened.
const opened = new Set<string>();

// Without a connection, a page that was never opened has nothing to show: the last one stays until it can be read. Not
// the first page after a reload.
function whenReadable(path: string): Promise<void> | undefined {
  const waits = useConnection.getState().offline && opened.size > 0 && !opened.has(path);
  return waits ? connected().then(() => void opened.add(path)) : void opened.add(path);
}

/** Creates the root of a route tree. Each tree needs its own: the router identifies trees by their roots. */
export const makeRoot = () => createRootRoute({ component: Root });

// A page for certain roles is also open to admins.
const hasRole = (roles: readonly string[] | undefined): boolean =>
  roles === undefined ||
  useSession.getState().viewer?.roles.some((role) => ['admin', ...roles].includes(role.toLowerCase())) === true;

/** Creates the route of a page, under the root or the shell. */
export function pageRoute(page: WebRoute, parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: page.path,
    component: lazily(page.page),
    staticData: {
      title: page.title,
      area: page.area,
      ...(page.open === true ? {} : { mayOpen: () => can(page.rule) && hasRole(page.roles) }),
    },
    beforeLoad: ({ search, location, preload }): Promise<void> | undefined => {
      if (page.signInStep === true && signedIn()) {
        const target = (search as { redirect?: string }).redirect ?? location.pathname.replace(/^\/[a-z]+/, '');
        throw redirect({ ...splitPath(safePath(target)), replace: true });
      }
      // Until the clinic's terms are accepted, no page shows content, so none is refused.
      if (beforeTerms()) return undefined;
      if (page.open !== true && !(can(page.rule) && hasRole(page.roles))) {
        const search = { rule: page.rule ?? '', redirect: location.href };
        throw redirect({ to: '/401', search, replace: true });
      }
      return preload || page.open === true ? undefined : whenReadable(location.pathname);
    },
    // Hovering a link loads only the page's code: reading patient data is logged as access.
    loader: ({ params, location, cause }) => {
      if (cause === 'preload' || beforeTerms()) return;
      page.prepare?.({ params: params as PageLocation['params'], query: location.search });
    },
  });
}
