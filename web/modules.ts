import { audit } from '#audit/web';
import { chart } from '#chart/web';
import type { WebModule } from '#kit/module/web-module.ts';
import { patients } from '#patients/web';
import { scheduling } from '#scheduling/web';
import { sessions } from '#sessions/web';

/** The modules of the page, from the lowest floor to the highest. */
export const modules: readonly WebModule[] = [audit, sessions, patients, scheduling, chart];
