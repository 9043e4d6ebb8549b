// Generated from modules.ts by `npm run generate`.
import type { Module } from '#platform/module.ts';
import { audit } from '#audit/server';
import { files } from '#files/server';
import { deliveries } from '#deliveries/server';
import { practice } from '#practice/server';
import { sessions } from '#sessions/server';
import { notifications } from '#notifications/server';
import { codes } from '#codes/server';
import { patients } from '#patients/server';
import { vitals } from '#vitals/server';
import { scheduling } from '#scheduling/server';
import { meetings } from '#meetings/server';
import { requests } from '#requests/server';
import { tasks } from '#tasks/server';
import { messages } from '#messages/server';
import { chart } from '#chart/server';
import { questionnaires } from '#questionnaires/server';
import { labs } from '#labs/server';

/** The modules from the lowest layer up. */
export const modules: readonly Module[] = [audit, files, deliveries, practice, sessions, notifications, codes, patients, vitals, scheduling, meetings, requests, tasks, messages, chart, questionnaires, labs];
