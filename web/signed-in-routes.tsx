import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router';
import { queryClient } from '#kit/api/query-client.ts';
import type { WebRoute } from '#kit/module/web-module.ts';
import { safePath } from '#kit/navigation/safe-path.ts';
import { useSession } from '#kit/session/viewer.ts';
import { patientRoute } from '#patients/web';
import { membersRoute } from '#practice/web';
import { publicPages } from './public-pages.ts';
import { modules } from './modules.ts';
import { lazily, makeRoot, pageRoute, signedIn } from './page-route.tsx';
import { demoRoutes } from './pages/demo/demo-routes.ts';
import { loadMembers } from './pages/load-members.tsx';
import { loadPatientPage } from './pages/load-patient-page.ts';
import { refreshTab } from './shell/tabs/visited-tabs.ts';

export { userSettingsStore } from '#practice/web';

const root = makeRoot();

// Users who sign in return to the page that they wanted to open.
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

function redirectRoute(from: string, to: string | (() => Promise<string>)): AnyRoute {
  return createRoute({
    getParentRoute: () => shell,
    path: from,
    beforeLoad: async () => {
      throw redirect({ to: typeof to === 'string' ? to : await to(), replace: true });
    },
  });
}

const REFRESH = '/redirect/$';

// Refresh of a tab: remounts its page with current data.
const refreshRoute = createRoute({
  getParentRoute: () => shell,
  path: REFRESH,
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
  {
    path: '/patients/rehearsal',
    title: 'Rehearsal',
    area: 'patients',
    rule: 'patients.rehearse',
    page: () => import('./pages/rehearsal-page.tsx').then(({ RehearsalPage }) => RehearsalPage),
  },
  { ...patientRoute, page: loadPatientPage },
  { ...membersRoute, page: loadMembers },
];

const FIRSTS = [
  ['/tasks/index', '/tasks/ToDo'],
  ['/guide', '/guide/index'],
  ['/profile', '/profile/index'],
] as const;

const pages = [...own, ...demoRoutes, ...modules.flatMap(({ routes }) => routes)].filter(
  (page) => !publicPages.includes(page),
);
const redirects = modules
  .flatMap((module) => Object.entries(module.redirects ?? {}))
  .filter(([from]) => !FIRSTS.some(([first]) => first === from));

/** The route tree of the whole app, composed from the modules' entry points. */
export const signedInTree: AnyRoute = root.addChildren([
  // Signed-in users stay in the app while a tab is refreshed.
  ...[...publicPages.filter(({ path }) => path !== REFRESH), ...pages.filter((page) => page.open === true)].map(
    (page) => pageRoute(page, root),
  ),
  shell.addChildren([
    redirectRoute('/', '/dashboard'),
    // Only for areas that exist; otherwise the path is unknown and leads to /404.
    ...FIRSTS.filter(([, to]) => pages.some(({ path }) => path === to)).map(([from, to]) => redirectRoute(from, to)),
    refreshRoute,
    ...redirects.map(([from, to]) => redirectRoute(from, to)),
    ...pages.filter((page) => page.open !== true).map((page) => pageRoute(page, shell)),
    redirectRoute('$', '/404'),
  ]),
]);
