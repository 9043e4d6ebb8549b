import type { WebModule } from '#kit/module/web-module.ts';
/** x */
export const questionnaires: WebModule = { name: 'questionnaires', routes: [] };
