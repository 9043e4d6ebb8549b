import { lazy } from 'react';
import type { WebModule } from '#kit/module/web-module.ts';

/** The bell of the header with all that hangs on it; fetched by itself, because the page stands without it. */
export const NotificationBell = lazy(() =>
  import('./notification-bell.tsx').then((file) => ({ default: file.NotificationBell })),
);

/** What Salus tells its own people: the bell. */
export const notifications: WebModule = { name: 'notifications', routes: [] };
