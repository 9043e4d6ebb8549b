import type { WebModule } from '#kit/module/web-module.ts';

/** The clinic, its practices, people and their rights. */
export const practice: WebModule = { name: 'practice', routes: [] };
