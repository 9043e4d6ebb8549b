// Generated from modules.ts by `npm run generate`.
import type { WebModule } from '#kit/module/web-module.ts';
import { audit } from '#audit/web';
import { deliveries } from '#deliveries/web';
import { practice } from '#practice/web';
import { sessions } from '#sessions/web';
import { notifications } from '#notifications/web';
import { codes } from '#codes/web';
import { drugs } from '#drugs/web';
import { patients } from '#patients/web';
import { pharmacies } from '#pharmacies/web';
import { vitals } from '#vitals/web';
import { scheduling } from '#scheduling/web';
import { rooming } from '#rooming/web';
import { waitlist } from '#waitlist/web';
import { meetings } from '#meetings/web';
import { requests } from '#requests/web';
import { booking } from '#booking/web';
import { tasks } from '#tasks/web';
import { messages } from '#messages/web';
import { notices } from '#notices/web';
import { fax } from '#fax/web';
import { inventory } from '#inventory/web';
import { chart } from '#chart/web';
import { questionnaires } from '#questionnaires/web';
import { labs } from '#labs/web';
import { prescribing } from '#prescribing/web';
import { eligibility } from '#eligibility/web';
import { billing } from '#billing/web';
import { kiosk } from '#kiosk/web';
import { programs } from '#programs/web';
import { statistics } from '#statistics/web';
import { apps } from '#apps/web';
import { fhir } from '#fhir/web';

/** The modules of the page, from the lowest layer up. */
export const list: readonly WebModule[] = [audit, deliveries, practice, sessions, notifications, codes, drugs, patients, pharmacies, vitals, scheduling, rooming, waitlist, meetings, requests, booking, tasks, messages, notices, fax, inventory, chart, questionnaires, labs, prescribing, eligibility, billing, kiosk, programs, statistics, apps, fhir];
