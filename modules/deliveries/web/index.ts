import type { WebModule } from '#kit/module/web-module.ts';

/** Outgoing emails and text messages, each a row that is claimed before it is sent. */
export const deliveries: WebModule = {
  name: 'deliveries',
  routes: [
    {
      path: '/sandbox/outbox',
      title: 'Mail and messages of the demo clinic',
      open: true,
      page: () => import('./outbox-page.tsx').then(({ OutboxPage }) => OutboxPage),
    },
  ],
};
