import type { WebRoute } from '#kit/module/web-module.ts';
import { setPortalSections } from '#kit/module/portal-sections.ts';
import { sessions } from '#sessions/web';
import { openPages, portalSections } from './open-pages.gen.ts';

setPortalSections(portalSections);

/**
 * The pages before sign-in and those of patients, which don't need the app: a new visitor's browser loads nothing else.
 */
export const publicPages: readonly WebRoute[] = [
  ...sessions.routes.filter((page) => page.open === true),
  ...openPages,
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
