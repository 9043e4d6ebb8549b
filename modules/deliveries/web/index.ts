import type { WebModule } from '#kit/module/web-module.ts';

/** What leaves the house for a person: e-mail and text messages, each a row that is claimed before it is sent. */
export const deliveries: WebModule = { name: 'deliveries', routes: [] };
