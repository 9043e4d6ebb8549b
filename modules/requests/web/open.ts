import type { WebRoute } from '#kit/module/web-module.ts';

/** A patient's own page: apart from what the staff see of it, to weigh little. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/portal',
    title: 'Your page',
    open: true,
    page: () => import('./portal/portal-page.tsx').then(({ PortalPage }) => PortalPage),
  },
];
