// Generated from modules.ts by `npm run generate`.
import type { Module } from '#platform/module.ts';
import { audit } from '#audit/server';
import { files } from '#files/server';
import { deliveries } from '#deliveries/server';
import { practice } from '#practice/server';
import { sessions } from '#sessions/server';
import { notifications } from '#notifications/server';
import { codes } from '#codes/server';
import { drugs } from '#drugs/server';
import { patients } from '#patients/server';
import { pharmacies } from '#pharmacies/server';
import { vitals } from '#vitals/server';
import { scheduling } from '#scheduling/server';
import { rooming } from '#rooming/server';
import { waitlist } from '#waitlist/server';
import { meetings } from '#meetings/server';
import { requests } from '#requests/server';
import { booking } from '#booking/server';
import { tasks } from '#tasks/server';
import { messages } from '#messages/server';
import { notices } from '#notices/server';
import { fax } from '#fax/server';
import { inventory } from '#inventory/server';
import { chart } from '#chart/server';
import { questionnaires } from '#questionnaires/server';
import { labs } from '#labs/server';
import { prescribing } from '#prescribing/server';
import { eligibility } from '#eligibility/server';
import { billing } from '#billing/server';
import { kiosk } from '#kiosk/server';
import { programs } from '#programs/server';
import { statistics } from '#statistics/server';
import { apps } from '#apps/server';
import { fhir } from '#fhir/server';

/** The modules from the lowest layer up. */
export const modules: readonly Module[] = [audit, files, deliveries, practice, sessions, notifications, codes, drugs, patients, pharmacies, vitals, scheduling, rooming, waitlist, meetings, requests, booking, tasks, messages, notices, fax, inventory, chart, questionnaires, labs, prescribing, eligibility, billing, kiosk, programs, statistics, apps, fhir];
