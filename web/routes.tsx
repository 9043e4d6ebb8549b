import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { queryClient } from '#kit/api/query-client.ts';
import type { PageLocation, WebRoute } from '#kit/module/web-module.ts';
import { readQuery, splitPath, writeQuery } from '#kit/navigation/query.ts';
import { safePath } from '#kit/navigation/safe-path.ts';
import { can, useSession } from '#kit/session/viewer.ts';
import { patientRoute } from '#patients/web';
import { calendarRoute } from '#scheduling/web';
import { modules } from './modules.ts';
import { demoRoutes } from './pages/demo/demo-routes.ts';
import { loadCalendar } from './pages/load-calendar.tsx';
import { loadPatientPage } from './pages/load-patient-page.ts';
import { LoadingPage } from './pages/loading-page.tsx';
import { FailedPage } from './pages/failed-page.tsx';
import { Root } from './root.tsx';
import { refreshTab } from './shell/tabs/visited-tabs.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: WebRoute['title'];
    area?: string;
    /** Whether the signed-in user may open the page; not there for a page that needs nobody. */
    mayOpen?: () => boolean;
  }
}

const lazily = (page: WebRoute['page']) =>
  lazyRouteComponent(async (): Promise<{ default: ComponentType }> => ({ default: await page() }));

const beforeTerms = (): boolean => useSession.getState().viewer?.mustAcceptTerms === true;

const signedIn = (): boolean => {
  const { status } = useSession.getState();
  return status === 'signed-in' || status === 'expired';
};

const root = createRootRoute({ component: Root });

// Whoever is not signed in comes back to where they wanted to go.
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazily(() => import('./shell/shell.tsx').then(({ Shell }) => Shell)),
  beforeLoad: ({ location }) => {
    if (!signedIn()) throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
    const { viewer } = useSession.getState();
    if (viewer?.mustSetUpTwoFa === true && location.pathname !== '/settings/security')
      throw redirect({ to: '/settings/security', replace: true });
  },
});

// A page for some roles is for the admin too.
const hasRole = (roles: readonly string[] | undefined): boolean =>
  roles === undefined ||
  useSession.getState().viewer?.roles.some((role) => ['admin', ...roles].includes(role.toLowerCase())) === true;

function pageRoute(page: WebRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => (page.open === true ? root : shell),
    path: page.path,
    component: lazily(page.page),
    staticData: {
      title: page.title,
      area: page.area,
      ...(page.open === true ? {} : { mayOpen: () => can(page.rule) && hasRole(page.roles) }),
    },
    beforeLoad: ({ search, location }) => {
      if (page.entrance === true && signedIn()) {
        const wanted = (search as { redirect?: string }).redirect ?? location.pathname.replace(/^\/[a-z]+/, '');
        throw redirect({ ...splitPath(safePath(wanted)), replace: true });
      }
      // Before the clinic's terms are accepted no page shows anything, and none is refused.
      if (beforeTerms()) return;
      if (page.open !== true && !(can(page.rule) && hasRole(page.roles))) {
        const search = { rule: page.rule ?? '', redirect: location.href };
        throw redirect({ to: '/401', search, replace: true });
      }
    },
    // Resting on a link fetches the page's code only: what is read of a patient is in the audit log as looked at.
    loader: ({ params, location, cause }) => {
      if (cause === 'preload' || beforeTerms()) return;
      page.prepare?.({ params: params as PageLocation['params'], query: location.search });
    },
  });
}

function redirectRoute(from: string, to: string): AnyRoute {
  return createRoute({
    getParentRoute: () => shell,
    path: from,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
}

// Refresh of a tab: its page begins anew, with what the server says now.
const refreshRoute = createRoute({
  getParentRoute: () => shell,
  path: '/redirect/$',
  beforeLoad: ({ params, search }) => {
    const path = safePath(`/${params._splat ?? ''}`);
    refreshTab(path);
    void queryClient.invalidateQueries({ refetchType: 'none' });
    throw redirect({ to: path, search, replace: true });
  },
});

const own: readonly WebRoute[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    area: 'dashboard',
    page: () => import('./pages/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
  },
  {
    path: '/audit_logs/index',
    title: 'Audit log',
    area: 'audit_logs',
    rule: 'audit.view',
    page: () => import('./pages/audit-log-page.tsx').then(({ AuditLogPage }) => AuditLogPage),
  },
  {
    path: '/guide/index',
    title: 'Guide',
    page: () => import('./pages/guide-page.tsx').then(({ GuidePage }) => GuidePage),
  },
  {
    path: '/profile/index',
    title: 'My profile',
    page: () => import('./pages/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
  },
  { ...patientRoute, page: loadPatientPage },
  { ...calendarRoute, page: loadCalendar },
  {
    path: '/404',
    title: 'Page not found',
    open: true,
    page: () => import('./pages/not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage),
  },
  {
    path: '/401',
    title: 'Not allowed',
    open: true,
    page: () => import('./pages/not-allowed-page.tsx').then(({ NotAllowedPage }) => NotAllowedPage),
  },
];

const FIRSTS = [
  ['/tasks/index', '/tasks/ToDo'],
  ['/guide', '/guide/index'],
  ['/profile', '/profile/index'],
] as const;

const pages = [...own, ...demoRoutes, ...modules.flatMap(({ routes }) => routes)];
const redirects = modules
  .flatMap((module) => Object.entries(module.redirects ?? {}))
  .filter(([from]) => !FIRSTS.some(([first]) => first === from));

const tree = root.addChildren([
  ...pages.filter((page) => page.open === true).map(pageRoute),
  shell.addChildren([
    redirectRoute('/', '/dashboard'),
    // Each as its area stands; until then the path is unknown and leads to /404.
    ...FIRSTS.filter(([, to]) => pages.some(({ path }) => path === to)).map(([from, to]) => redirectRoute(from, to)),
    refreshRoute,
    ...redirects.map(([from, to]) => redirectRoute(from, to)),
    ...pages.filter((page) => page.open !== true).map(pageRoute),
    redirectRoute('$', '/404'),
  ]),
]);

/** The route table of the page, composed from the modules' doors. */
export const router = createRouter({
  routeTree: tree,
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
  if (now.status === 'signed-in' && before.status !== 'expired') void router.invalidate();
});
