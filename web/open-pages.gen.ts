// Generated from modules.ts by `npm run generate`.
import type { PortalSection, WebRoute } from '#kit/module/web-module.ts';
import { openPages as schedulingPages } from '#scheduling/open';
import { openPages as waitlistPages } from '#waitlist/open';
import { openPages as requestsPages } from '#requests/open';
import { openPages as bookingPages } from '#booking/open';
import { openPages as questionnairesPages } from '#questionnaires/open';
import { openPages as billingPages } from '#billing/open';
import { openPages as kioskPages } from '#kiosk/open';
import { openPages as appsPages } from '#apps/open';
import { portalSections as tasksSections } from '#tasks/open';
import { portalSections as messagesSections } from '#messages/open';
import { portalSections as chartSections } from '#chart/open';
import { portalSections as questionnairesSections } from '#questionnaires/open';
import { portalSections as labsSections } from '#labs/open';
import { portalSections as eligibilitySections } from '#eligibility/open';
import { portalSections as billingSections } from '#billing/open';
import { portalSections as programsSections } from '#programs/open';
import { portalSections as appsSections } from '#apps/open';

/** The pages that patients open by a link, without signing in. */
export const openPages: readonly WebRoute[] = [...schedulingPages, ...waitlistPages, ...requestsPages, ...bookingPages, ...questionnairesPages, ...billingPages, ...kioskPages, ...appsPages];

/** What the modules show on a patient’s own page. */
export const portalSections: readonly PortalSection[] = [...tasksSections, ...messagesSections, ...chartSections, ...questionnairesSections, ...labsSections, ...eligibilitySections, ...billingSections, ...programsSections, ...appsSections];
