import type { WebRoute } from '#kit/module/web-module.ts';

/** What patients open by the link of a message, on a phone and a bad connection: apart from the module's other pages, to weigh little. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/appointment',
    title: 'Your appointment',
    open: true,
    page: () => import('./patient/appointment-page.tsx').then(({ AppointmentPage }) => AppointmentPage),
  },
];
