import type { WebModule } from '#kit/module/web-module.ts';
import { audit } from '#audit/web';
import { chart } from '#chart/web';
import { codes } from '#codes/web';
import { deliveries } from '#deliveries/web';
import { meetings } from '#meetings/web';
import { notifications } from '#notifications/web';
import { patients } from '#patients/web';
import { practice } from '#practice/web';
import { requests } from '#requests/web';
import { eventWindow, scheduling } from '#scheduling/web';
import { sessions } from '#sessions/web';
import { vitals } from '#vitals/web';
import { loadEvent } from './pages/load-event-window.tsx';

/** The modules of the page, from the lowest floor to the highest. */
export const modules: readonly WebModule[] = [
  audit,
  deliveries,
  practice,
  sessions,
  notifications,
  codes,
  patients,
  vitals,
  { ...scheduling, windows: [...(scheduling.windows ?? []), { ...eventWindow, window: loadEvent }] },
  meetings,
  requests,
  chart,
];
