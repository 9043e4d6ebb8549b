import { newId } from '#platform/id.ts';
import type { DomainError } from '#platform/domain-error.ts';
import type { PortalContext } from '#platform/module.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { countTry, foundLink, hashPortalToken, newPortalToken, notePortalChange } from '#requests/server';
import {
  endSessions,
  findLink,
  insertSession,
  type LinkRow,
  noteWrongTry,
  type SessionRow,
  touchSession,
} from '../surveys/links.sql.ts';
import { readOpenSurveys } from '../surveys/surveys.sql.ts';
import {
  closedLink,
  doneLink,
  expiredLink,
  lockedLink,
  signedOut,
  tooMany,
  unknownLink,
  wrongDate,
} from './link-errors.ts';

const MOST_WRONG = 5;
/** How long somebody is in after what they did last, and at most, in minutes: an intake takes its time. */
const [IDLE_MINUTES, MOST_MINUTES] = [30, 240];
const MINUTE_MS = 60_000;

type Outside = Pick<PublicContext, 'app' | 'now' | 'ip' | 'device'>;

/** Whether a link can be used, and whose questions it leads to; says nothing of its patient. */
export async function lookAtLink(outside: Outside, token: string): Promise<{ clinic_name: string } | DomainError> {
  const hash = hashPortalToken(token);
  if (!(await countTry(outside.ip, hash))) return tooMany();
  const { kysely } = outside.app.database;
  const link = await findLink(kysely, hash);
  if (link !== null) await foundLink(outside.ip);
  const wrong = checkLink(link, outside.now);
  if (link === null || wrong !== null) return wrong ?? unknownLink();
  const open = await readOpenSurveys(kysely, link.clinic_id, link.patient_id);
  return open.length === 0 ? doneLink() : { clinic_name: link.clinic_name };
}

/** Lets a patient in with their link and date of birth, as often as they like within its week; the fifth wrong date locks it. */
export async function comeIn(outside: Outside, token: string, born: string): Promise<{ token: string } | DomainError> {
  const hash = hashPortalToken(token);
  if (!(await countTry(outside.ip, hash))) return tooMany();
  const { app, now } = outside;
  // A wrong try is written: what is refused is answered as a value, which does not take that back.
  const answer = await app.database.transaction(async (tx): Promise<{ refused: DomainError } | { token: string }> => {
    const link = await findLink(tx, hash, true);
    if (link !== null) await foundLink(outside.ip);
    const wrong = checkLink(link, now);
    if (link === null || wrong !== null) return { refused: wrong ?? unknownLink() };
    const sessionId = newId();
    const portal = portalOf(outside, link, sessionId);
    if (link.date_of_birth === null || link.date_of_birth !== born) {
      const wrong_attempts = link.wrong_attempts + 1;
      const isLast = wrong_attempts >= MOST_WRONG;
      await noteWrongTry(tx, link, { wrong_attempts, ...(isLast ? { locked_time: now } : {}) });
      const note = { action: 'sign_in', objectType: 'survey_session', outcome: 'refused' } as const;
      await notePortalChange(tx, { ...portal, sessionId: null }, { ...note, reason: 'wrong date of birth' });
      return { refused: isLast ? lockedLink() : wrongDate(MOST_WRONG - wrong_attempts) };
    }
    const session = newPortalToken();
    const { clinic_id, patient_id, id: link_id } = link;
    await insertSession(tx, { clinic_id, id: sessionId, patient_id, link_id, token_hash: session.hash, now });
    await notePortalChange(tx, portal, { action: 'sign_in', objectType: 'survey_session', objectId: sessionId });
    return { token: session.token };
  });
  return 'refused' in answer ? answer.refused : answer;
}

/** Who is behind a session's token; SIGNED_OUT where it is over. */
export async function readSession(outside: Outside, token: string | undefined): Promise<PortalContext | DomainError> {
  if (token === undefined) return signedOut();
  const { app, now } = outside;
  const session = await touchSession(app.database.kysely, hashPortalToken(token), {
    now,
    seen: new Date(now.getTime() - IDLE_MINUTES * MINUTE_MS),
    created: new Date(now.getTime() - MOST_MINUTES * MINUTE_MS),
  });
  return session === null ? signedOut() : portalOf(outside, session, session.id);
}

/** Ends a session. */
export async function leave(portal: PortalContext): Promise<void> {
  const { app, clinicId, sessionId: id, now } = portal;
  if (id === null) return;
  await app.database.transaction(async (tx) => {
    await endSessions(tx, clinicId, { id }, now);
    await notePortalChange(tx, portal, { action: 'sign_out', objectType: 'survey_session', objectId: id });
  });
}

function checkLink(link: LinkRow | null, now: Date): DomainError | null {
  if (link === null) return unknownLink();
  if (link.deceased_date !== null) return closedLink();
  if (link.revoked_time !== null) return unknownLink();
  if (link.locked_time !== null) return lockedLink();
  return link.expires_time <= now ? expiredLink() : null;
}

type Person = Pick<
  LinkRow & SessionRow,
  'clinic_id' | 'patient_id' | 'first_name' | 'last_name' | 'clinic_name' | 'time_zone'
>;

function portalOf({ app, now, ip, device }: Outside, person: Person, sessionId: string | null): PortalContext {
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
