import type { WebModule } from '#kit/module/web-module.ts';

/** What patients ask for through their own page, and the review of it. */
export const requests: WebModule = { name: 'requests', routes: [] };
