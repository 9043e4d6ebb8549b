import type { WebRoute } from '#kit/module/web-module.ts';

/** What patients open by the link of a message, on a phone and a bad connection: apart from the module's other pages, to weigh little. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/appointment',
    title: 'Your appointment',
    open: true,
    page: () => import('./appointment-page.tsx').then(({ AppointmentPage }) => AppointmentPage),
  },
  {
    path: '/offered-time',
    title: 'A time has become free',
    open: true,
    page: () => import('./waiting/offered-time-page.tsx').then(({ OfferedTimePage }) => OfferedTimePage),
  },
];
