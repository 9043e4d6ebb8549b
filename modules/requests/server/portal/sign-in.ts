import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import {
  comeInByLink,
  type LinkKind,
  type LinkPlace,
  lookUpLink,
  type Outside,
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

/** Who is on their own page. */
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

/** Whether a link can be used, and whose page it leads to; asks nothing of its patient. */
export async function lookAtLink(outside: Outside, token: string): Promise<LinkPlace | DomainError> {
  const link = await lookUpLink(outside, token, portalLinks);
  if (isDomainError(link)) return link;
  const refused = rejectLink(link, outside.now);
  return refused === null ? placeOf(link) : sayWhere(outside.app.database.kysely, link, refused);
}

/** Lets a patient in with their link and date of birth; answers the session's token. The fifth wrong date locks the link. */
export function signInPatient(outside: Outside, token: string, born: string): Promise<{ token: string } | DomainError> {
  return comeInByLink(outside, { token, born }, portalLinks, async (tx, link, portal) => {
    await spendLink(tx, link, outside.now);
    return beginSession(tx, portalSessions, portal, link.id);
  });
}

/**
 * Sends a new link to the address on record of whoever had this one last; a made-up, replaced or very old one is answered alike, as if
 * one were sent. RATE_LIMITED, NO_NEW_LINK after three a day, LINK_CLOSED where nobody is to sign in any more.
 */
export async function sendNewLink(outside: Outside, token: string): Promise<DomainError | null> {
  const hash = hashPortalToken(token);
  if (!(await countNewLink(outside.ip, hash))) return tooMany();
  const { app, now } = outside;
  return app.database.transaction(async (tx): Promise<DomainError | null> => {
    const link = await findLink(tx, hash, true);
    // Who was replaced by a newer one has that; an old paper in a drawer opens nothing for ever.
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
  // Used before replaced: who came in with it may go on while they are signed in.
  if (link.spent_time !== null) return usedLink();
  if (link.revoked_time !== null) return unknownLink();
  if (link.locked_time !== null) return lockedLink();
  return link.expires_time <= now ? expiredLink() : null;
}
