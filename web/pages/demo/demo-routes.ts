import type { WebRoute } from '#kit/module/web-module.ts';
import { demoPages, ROLES } from './demo-pages.ts';

/** The demo pages for admin and editor (specification 1 §2.2): working examples of the kit's components. */
export const demoRoutes: readonly WebRoute[] = [
  {
    path: '/demo/index',
    title: 'Building blocks',
    roles: ROLES,
    page: () => import('./demo-index-page.tsx').then((file) => file.DemoIndexPage),
  },
  ...demoPages,
];
