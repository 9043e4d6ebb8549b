import type { WebModule } from '#kit/module/web-module.ts';

/** What is measured of a patient, by the definitions of the clinic. */
export const vitals: WebModule = { name: 'vitals', routes: [] };
