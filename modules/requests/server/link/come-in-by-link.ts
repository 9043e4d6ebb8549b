import type { Queryable, Tx } from '#platform/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { PortalContext } from '#platform/module.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { formatPhone } from '#patients/rules';
import { readContact } from '#practice/server';
import type { Language } from '#values/language/language.ts';
import { tooMany, wrongDate } from './portal-errors.ts';
import { findLinkWithinLimits } from './portal-limits.ts';
import { recordPortalChange, type PortalNote } from './portal-request.ts';
import { hashPortalToken } from './portal-token.ts';
import { type LinkRow, recordWrongAttempts, type SessionRow } from './link.sql.ts';

const MOST_WRONG = 5;

/** The context of a call before the patient is known. */
export type AnonymousCall = Pick<PublicContext, 'app' | 'now' | 'ip' | 'device'>;

/** A kind of link with which patients sign in, using their date of birth. */
export interface LinkKind<Link extends LinkRow> {
  /** `schema.table` of the links. */
  table: string;
  /** Returns the link of a token; with `locked`, locked for the rest of the transaction. */
  find: (db: Queryable, tokenHash: Buffer, locked: boolean) => Promise<Link | null>;
  unknown: () => DomainError;
  /** Returns why a link is not valid, or null. */
  reject: (link: Link, now: Date) => DomainError | null;
  /** The error after the fifth wrong date. */
  lock: (db: Queryable, link: Link) => DomainError | Promise<DomainError>;
  /** The audit entry of a wrong date. */
  noted: (link: Link) => Pick<PortalNote, 'objectType' | 'objectId'>;
}

/** The data that a linked page shows before sign-in. */
export interface LinkPlace {
  clinic_name: string;
  /** The language of the link's patient. */
  language: Language | null;
}

/** Returns the data shown before sign-in. */
export const placeOf = ({ clinic_name, preferred_language }: LinkRow): LinkPlace => ({
  clinic_name,
  language: preferred_language,
});

/** Returns the link of a token, valid or not; unknown tokens count toward the rate limit. */
export async function lookUpLink<Link extends LinkRow>(
  { app, ip }: AnonymousCall,
  token: string,
  kind: LinkKind<Link>,
): Promise<Link | DomainError> {
  const hash = hashPortalToken(token);
  const found = await findLinkWithinLimits(ip, hash, () => kind.find(app.database.kysely, hash, false));
  return found === 'too many' ? tooMany() : (found ?? kind.unknown());
}

/**
 * Signs a patient in with the link and date of birth, in one transaction with the writes of `letIn`; the fifth wrong
 * date locks the link. Attempts are counted, except repeated calls of a signed-in patient.
 */
export async function comeInByLink<Link extends LinkRow, In extends object>(
  outside: AnonymousCall,
  { token, born, isAgain = false }: { token: string; born: string; isAgain?: boolean },
  kind: LinkKind<Link>,
  letIn: (tx: Tx, link: Link, portal: PortalContext) => Promise<In>,
): Promise<In | DomainError> {
  const { app, now } = outside;
  const hash = hashPortalToken(token);
  // Wrong attempts are recorded, so rejections are returned as values: a domain error would roll the transaction back.
  const lookUp = () =>
    app.database.transaction(async (tx): Promise<{ refused: DomainError } | { let: In } | null> => {
      const link = await kind.find(tx, hash, true);
      if (link === null) return null;
      const refused = kind.reject(link, now);
      if (refused !== null) return { refused };
      const portal = portalOf(outside, link, null);
      if (link.date_of_birth !== null && link.date_of_birth === born) return { let: await letIn(tx, link, portal) };
      const attempts = link.wrong_attempts + 1;
      const isLast = attempts >= MOST_WRONG;
      await recordWrongAttempts(tx, kind.table, link, attempts, isLast ? now : null);
      const note = { action: 'sign_in', outcome: 'refused', reason: 'wrong date of birth' } as const;
      await recordPortalChange(tx, portal, { ...note, ...kind.noted(link) });
      return { refused: isLast ? await kind.lock(tx, link) : wrongDate(MOST_WRONG - attempts) };
    });
  const answer = isAgain ? await lookUp() : await findLinkWithinLimits(outside.ip, hash, lookUp);
  if (answer === 'too many') return tooMany();
  if (answer === null) return kind.unknown();
  return 'refused' in answer ? answer.refused : answer.let;
}

/** Returns the context of a patient who signed in with a link. */
export function portalOf(
  { app, now, ip, device }: AnonymousCall,
  person: Omit<SessionRow, 'id'>,
  sessionId: string | null,
): PortalContext {
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

/** Adds the clinic's name and phone to the error of a known link. */
export async function sayWhere(
  db: Queryable,
  link: Pick<LinkRow, 'clinic_id'>,
  { code, message, subType, title, issues }: DomainError,
): Promise<DomainError> {
  const { clinic_name: name, phone } = await readContact(db, link.clinic_id);
  const reached = phone === null ? '' : ` You can reach ${name} at ${formatPhone(phone)}.`;
  return new DomainError(code, message + reached, subType, title, issues);
}
