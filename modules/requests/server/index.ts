import type { Module } from '#platform/module.ts';
import { closeMerged } from './portal/close-merged.ts';
import { onCancellationAsked, onCancellationTakenBack } from './portal/on-cancellation.ts';
import { portalRoutes } from './portal/portal-routes.ts';
import { closeDeceased, voidLinks } from './portal/void-links.ts';
import { unsolvedRequests } from './unsolved-requests.ts';
import { requestsSection } from './requests-section.ts';
import { patientRequest, registration } from './resolvers.ts';

export { recordPortalChange, recordPortalView, type PortalRequest } from './link/portal-request.ts';
export { closedLink, tooMany, unknownLink } from './link/portal-errors.ts';
export { countCall } from './link/portal-limits.ts';
export { hashPortalToken, newPortalToken } from './link/portal-token.ts';
export {
  comeInByLink,
  type LinkKind,
  type LinkPlace,
  lookUpLink,
  type AnonymousCall,
  placeOf,
  sayWhere,
} from './link/come-in-by-link.ts';
export { answerPatient, bodyOf, linkRoutes, outsideOf, readToken } from './link/link-routes.ts';
export { beginSession, type LinkSessions, readSession } from './link/link-session.ts';
export { endSessions, type LinkRow, recordWrongAttempts } from './link/link.sql.ts';
export { hasUnkeepableText } from './portal/has-unkeepable-text.ts';
export { submitRequest, submitRequestIn } from './portal/submit-request.ts';
export { sendLink } from './portal/send-link.ts';

/** The requests module: patient requests from the portal, and their review. */
export const requests: Module = {
  name: 'requests',
  accessRules: [
    {
      id: 'requests.view',
      title: 'View patient requests',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Read-only'],
      needs: ['patients.view'],
    },
    {
      id: 'requests.handle',
      title: 'Approve and decline patient requests',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['requests.view'],
    },
    {
      id: 'requests.invite',
      title: 'Send patients portal links',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['patients.view'],
    },
  ],
  resolvers: { patient_request: patientRequest, registration },
  routes: portalRoutes,
  subscribers: {
    'patients.patients-merged': closeMerged,
    'patients.contact-changed': voidLinks,
    'patients.death-recorded': closeDeceased,
    'scheduling.cancellation-asked': onCancellationAsked,
    'scheduling.cancellation-taken-back': onCancellationTakenBack,
  },
  openWork: [unsolvedRequests],
  recordSections: [requestsSection],
};
