import type { Queryable } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { formatPhone } from '#patients/rules';
import { readContact } from '#practice/server';
import {
  endSession,
  findLink,
  insertSession,
  lockLink,
  touchSession,
  updateLink,
  type LinkRow,
  type SessionRow,
} from '../portal.sql.ts';
import { countNewLink, countTry, foundLink } from './portal-limits.ts';
import {
  closedLink,
  expiredLink,
  lockedLink,
  noNewLink,
  signedOut,
  tooMany,
  unknownLink,
  usedLink,
  wrongDate,
} from './portal-errors.ts';
import { LONGEST_SESSION_MINUTES, notePortalChange, SESSION_MINUTES, type PortalRequest } from './portal-request.ts';
import { hashPortalToken, newPortalToken } from './portal-token.ts';
import { sendLink } from './send-link.ts';

const MOST_WRONG = 5;
type Outside = Pick<PublicContext, 'app' | 'now' | 'ip' | 'device'>;

/** Whether a link can be used, and whose page it leads to; asks nothing of its patient. */
export async function lookAtLink(outside: Outside, token: string): Promise<{ clinic_name: string } | DomainError> {
  const hash = hashPortalToken(token);
  if (!(await countTry(outside.ip, hash))) return tooMany();
  const link = await findLink(outside.app.database.kysely, hash);
  if (link !== null) await foundLink(outside.ip);
  const refused = rejectLink(link, outside.now);
  if (link === null || refused === null) return refused ?? { clinic_name: link!.clinic_name };
  return sayWhere(outside.app.database.kysely, link, refused);
}

// A link that is known is ours: it may say whose, and where they are reached.
async function sayWhere(
  db: Queryable,
  link: LinkRow,
  { code, message, subType, title, issues }: DomainError,
): Promise<DomainError> {
  const { clinic_name: name, phone } = await readContact(db, link.clinic_id);
  const reached = phone === null ? '' : ` You reach ${name} at ${formatPhone(phone)}.`;
  return new DomainError(code, message + reached, subType, title, issues);
}

/** Lets a patient in with their link and date of birth; answers the session's token. The fifth wrong date locks the link. */
export async function signInPatient(
  outside: Outside,
  token: string,
  dateOfBirth: string,
): Promise<{ token: string } | DomainError> {
  const hash = hashPortalToken(token);
  if (!(await countTry(outside.ip, hash))) return tooMany();
  const { app, now } = outside;
  // A wrong try is written: so what is refused is answered as a value and not as a domain error, which would take it back.
  const answer = await app.database.transaction(async (tx): Promise<{ refused: DomainError } | { token: string }> => {
    const link = await lockLink(tx, hash);
    if (link !== null) await foundLink(outside.ip);
    const refused = rejectLink(link, now);
    if (link === null || refused !== null) return { refused: refused ?? unknownLink() };
    const sessionId = newId();
    const portal = portalOf(outside, link, sessionId);
    if (link.date_of_birth === null || link.date_of_birth !== dateOfBirth) {
      const wrong = link.wrong_attempts + 1;
      const locked = wrong >= MOST_WRONG ? { locked_time: now } : {};
      await updateLink(tx, link, { wrong_attempts: wrong, ...locked });
      const note = { action: 'sign_in', objectType: 'portal_session', outcome: 'refused' } as const;
      await notePortalChange(tx, { ...portal, sessionId: null }, { ...note, reason: 'wrong date of birth' });
      return {
        refused: wrong >= MOST_WRONG ? await sayWhere(tx, link, lockedLink()) : wrongDate(MOST_WRONG - wrong),
      };
    }
    const session = newPortalToken();
    await updateLink(tx, link, { spent_time: now });
    const { clinic_id, patient_id, id: link_id } = link;
    await insertSession(tx, { clinic_id, id: sessionId, patient_id, link_id, token_hash: session.hash, now });
    await notePortalChange(tx, portal, { action: 'sign_in', objectType: 'portal_session', objectId: sessionId });
    return { token: session.token };
  });
  return 'refused' in answer ? answer.refused : answer;
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
    const link = await lockLink(tx, hash);
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
      mobile: link.mobile,
      sentBy: null,
    });
    if (sent === null) return noNewLink();
    await notePortalChange(tx, portalOf(outside, link, null), {
      action: 'create',
      objectType: 'portal_link',
      objectId: sent.linkId,
    });
    return null;
  });
}

const OLDEST_MS = 90 * 86_400_000;
const MINUTE_MS = 60_000;

/** Who is behind a session's token; a domain error where it is over. Every call keeps it for another quarter of an hour, up to an hour. */
export async function readPortalSession(
  outside: Outside,
  token: string | undefined,
): Promise<PortalRequest | DomainError> {
  if (token === undefined) return signedOut();
  const { app, now } = outside;
  const session = await touchSession(app.database.kysely, hashPortalToken(token), {
    now,
    seen: new Date(now.getTime() - SESSION_MINUTES * MINUTE_MS),
    created: new Date(now.getTime() - LONGEST_SESSION_MINUTES * MINUTE_MS),
  });
  return session === null ? signedOut() : portalOf(outside, session, session.id);
}

/** Ends a session. */
export async function signOutPatient(portal: PortalRequest): Promise<void> {
  const { app, clinicId: clinic_id, sessionId: id, now } = portal;
  if (id === null) return;
  await app.database.transaction(async (tx) => {
    await endSession(tx, { clinic_id, id }, now);
    await notePortalChange(tx, portal, { action: 'sign_out', objectType: 'portal_session', objectId: id });
  });
}

function rejectLink(link: LinkRow | null, now: Date): DomainError | null {
  if (link === null) return unknownLink();
  if (link.deceased_date !== null) return closedLink();
  // Used before replaced: who came in with it may go on while they are signed in.
  if (link.spent_time !== null) return usedLink();
  if (link.revoked_time !== null) return unknownLink();
  if (link.locked_time !== null) return lockedLink();
  return link.expires_time <= now ? expiredLink() : null;
}

type Person = Pick<
  LinkRow & SessionRow,
  'clinic_id' | 'patient_id' | 'first_name' | 'last_name' | 'clinic_name' | 'time_zone'
>;

function portalOf({ app, now, ip, device }: Outside, person: Person, sessionId: string | null): PortalRequest {
  return {
    app,
    now,
    ip,
    device,
    clinicId: person.clinic_id,
    clinicName: person.clinic_name,
    timeZone: person.time_zone,
    patientId: person.patient_id,
    patientName: `${person.first_name} ${person.last_name}`,
    sessionId,
  };
}
