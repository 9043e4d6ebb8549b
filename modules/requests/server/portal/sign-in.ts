import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import {
  comeInByLink,
  type LinkKind,
  type LinkPlace,
  lookUpLink,
  type AnonymousCall,
  placeOf,
  portalOf,
  sayWhere,
} from '../link/come-in-by-link.ts';
import { beginSession, type LinkSessions } from '../link/link-session.ts';
import { findLink, type LinkRow, PORTAL_SESSION, spendLink } from '../portal.sql.ts';
import {
  closedLink,
  expiredLink,
  lockedLink,
  noNewLink,
  signedOut,
  tooMany,
  unknownLink,
  usedLink,
} from '../link/portal-errors.ts';
import { countNewLink } from '../link/portal-limits.ts';
import { recordPortalChange } from '../link/portal-request.ts';
import { hashPortalToken } from '../link/portal-token.ts';
import { sendLink } from './send-link.ts';

/** Sessions of the patient portal. */
export const portalSessions: LinkSessions = {
  table: PORTAL_SESSION,
  objectType: 'portal_session',
  idleMinutes: 15,
  mostMinutes: 60,
  signedOut,
};

const portalLinks: LinkKind<LinkRow> = {
  table: 'requests.portal_link',
  find: findLink,
  unknown: unknownLink,
  reject: rejectLink,
  lock: (db, link) => sayWhere(db, link, lockedLink()),
  noted: () => ({ objectType: portalSessions.objectType }),
};

/** Returns whether a link is valid, and the clinic it leads to, without the date of birth. */
export async function lookAtLink(outside: AnonymousCall, token: string): Promise<LinkPlace | DomainError> {
  const link = await lookUpLink(outside, token, portalLinks);
  if (isDomainError(link)) return link;
  const refused = rejectLink(link, outside.now);
  return refused === null ? placeOf(link) : sayWhere(outside.app.database.kysely, link, refused);
}

/**
 * Signs a patient in with the link and date of birth; returns the session token. The fifth wrong date locks the link.
 */
export function signInPatient(
  outside: AnonymousCall,
  token: string,
  born: string,
): Promise<{ token: string } | DomainError> {
  return comeInByLink(outside, { token, born }, portalLinks, async (tx, link, portal) => {
    await spendLink(tx, link, outside.now);
    return beginSession(tx, portalSessions, portal, link.id);
  });
}

/**
 * Sends a new link to the address on record of the patient of this link; for an unknown, replaced or very old link, the
 * response is the same as if one were sent. RATE_LIMITED, NO_NEW_LINK after three a day, LINK_CLOSED if sign-in is
 * disabled.
 */
export async function sendNewLink(outside: AnonymousCall, token: string): Promise<DomainError | null> {
  const hash = hashPortalToken(token);
  if (!(await countNewLink(outside.ip, hash))) return tooMany();
  const { app, now } = outside;
  return app.database.transaction(async (tx): Promise<DomainError | null> => {
    const link = await findLink(tx, hash, true);
    // Replaced links are not renewed: the patient has the newer one, and old copies must not work forever.
    if (link === null || link.revoked_time !== null || link.created_time.getTime() < now.getTime() - OLDEST_MS)
      return null;
    if (link.deceased_date !== null) return closedLink();
    const sent = await sendLink(tx, app, now, {
      clinicId: link.clinic_id,
      clinicName: link.clinic_name,
      patientId: link.patient_id,
      firstName: link.first_name,
      email: link.email,
      language: link.preferred_language,
      mobile: link.mobile,
      sentBy: null,
    });
    if (sent === null) return noNewLink();
    await recordPortalChange(tx, portalOf(outside, link, null), {
      action: 'create',
      objectType: 'portal_link',
      objectId: sent.linkId,
    });
    return null;
  });
}

const OLDEST_MS = 90 * 86_400_000;
function rejectLink(link: LinkRow, now: Date): DomainError | null {
  if (link.deceased_date !== null) return closedLink();
  // Checked before revocation: a used link stays valid for its session.
  if (link.spent_time !== null) return usedLink();
  if (link.revoked_time !== null) return unknownLink();
  if (link.locked_time !== null) return lockedLink();
  return link.expires_time <= now ? expiredLink() : null;
}
