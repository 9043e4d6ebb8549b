import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import {
  beginSession,
  closedLink,
  comeInByLink,
  type LinkKind,
  type LinkPlace,
  type LinkSessions,
  lookUpLink,
  type AnonymousCall,
  placeOf,
  unknownLink,
} from '#requests/server';
import { findLink, type LinkRow, SURVEY_SESSION } from '../surveys/links.sql.ts';
import { readOpenSurveys } from '../surveys/surveys.sql.ts';
import { doneLink, expiredLink, lockedLink, signedOut } from './link-errors.ts';

/** Sessions for answering questionnaires; an intake takes some time. */
export const surveySessions: LinkSessions = {
  table: SURVEY_SESSION,
  objectType: 'survey_session',
  idleMinutes: 30,
  mostMinutes: 240,
  signedOut,
};

const surveyLinks: LinkKind<LinkRow> = {
  table: 'questionnaires.survey_link',
  find: findLink,
  unknown: unknownLink,
  reject: checkLink,
  lock: lockedLink,
  noted: () => ({ objectType: surveySessions.objectType }),
};

/** Returns whether a link is valid and the clinic it leads to, without revealing its patient. */
export async function lookAtLink(outside: AnonymousCall, token: string): Promise<LinkPlace | DomainError> {
  const link = await lookUpLink(outside, token, surveyLinks);
  if (isDomainError(link)) return link;
  const wrong = checkLink(link, outside.now);
  if (wrong !== null) return wrong;
  const open = await readOpenSurveys(outside.app.database.kysely, link.clinic_id, link.patient_id);
  return open.length === 0 ? doneLink() : placeOf(link);
}

/** Signs a patient in with the link and date of birth, repeatedly within its week; the fifth wrong date locks it. */
export function comeIn(outside: AnonymousCall, token: string, born: string): Promise<{ token: string } | DomainError> {
  return comeInByLink(outside, { token, born }, surveyLinks, (tx, link, portal) =>
    beginSession(tx, surveySessions, portal, link.id),
  );
}

function checkLink(link: LinkRow, now: Date): DomainError | null {
  if (link.deceased_date !== null) return closedLink();
  if (link.revoked_time !== null) return unknownLink();
  if (link.locked_time !== null) return lockedLink();
  return link.expires_time <= now ? expiredLink() : null;
}
