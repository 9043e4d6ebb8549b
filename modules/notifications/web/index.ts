import { lazy } from '#kit/module/lazy.ts';
import type { WebModule } from '#kit/module/web-module.ts';

/** The bell in the header with its list; loaded separately, because the page doesn't depend on it. */
export const NotificationBell = lazy(() =>
  import('./notification-bell.tsx').then((file) => ({ default: file.NotificationBell })),
);

/** Notifications for members: the bell. */
export const notifications: WebModule = { name: 'notifications', routes: [] };
