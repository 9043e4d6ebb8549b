import type { WebModule } from '#kit/module/web-module.ts';

/** What the house tells its own people: the bell. */
export const notifications: WebModule = { name: 'notifications', routes: [] };
