import type { WebRoute } from '#kit/module/web-module.ts';
import { demoPages, ROLES } from './demo-pages.ts';

/** The demo pages for admin and editor (specification 1 §2.2): the building blocks at work, to try and to copy from. */
export const demoRoutes: readonly WebRoute[] = [
  {
    path: '/demo/index',
    title: 'Building blocks',
    roles: ROLES,
    page: () => import('./demo-index-page.tsx').then((file) => file.DemoIndexPage),
  },
  ...demoPages,
];
