import type { WebModule } from '#kit/module/web-module.ts';

/** Secure messages between members and patients, and everybody's drive. */
export const messages: WebModule = { name: 'messages', routes: [] };
