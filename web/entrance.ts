import { sessions } from '#sessions/web';
import type { WebRoute } from '#kit/module/web-module.ts';

/** The pages before the sign-in, which need nothing of the house: they are what a newcomer's browser fetches first. */
export const entrance: readonly WebRoute[] = [
  ...sessions.routes.filter((page) => page.open === true),
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
