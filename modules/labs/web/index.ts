import type { WebModule } from '#kit/module/web-module.ts';

/** Laboratories: what is ordered there, what comes back, and who has looked at it. */
export const labs: WebModule = { name: 'labs', routes: [] };
