// Generated from modules.ts by `npm run generate`.
import type { WebModule } from '#kit/module/web-module.ts';
import { audit } from '#audit/web';
import { deliveries } from '#deliveries/web';
import { practice } from '#practice/web';
import { sessions } from '#sessions/web';
import { notifications } from '#notifications/web';
import { codes } from '#codes/web';
import { patients } from '#patients/web';
import { vitals } from '#vitals/web';
import { scheduling } from '#scheduling/web';
import { meetings } from '#meetings/web';
import { requests } from '#requests/web';
import { tasks } from '#tasks/web';
import { messages } from '#messages/web';
import { chart } from '#chart/web';
import { questionnaires } from '#questionnaires/web';
import { labs } from '#labs/web';

/** The modules of the page, from the lowest layer up. */
export const list: readonly WebModule[] = [audit, deliveries, practice, sessions, notifications, codes, patients, vitals, scheduling, meetings, requests, tasks, messages, chart, questionnaires, labs];
