import type { Tx } from '#platform/database.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { PortalContext } from '#platform/module.ts';
import { recordPortalChange } from './portal-request.ts';
import { hashPortalToken, newPortalToken } from './portal-token.ts';
import { type AnonymousCall, portalOf } from './come-in-by-link.ts';
import { endSessions, insertSession, touchSession } from './link.sql.ts';

/** A kind of session for patients who signed in with a link. */
export interface LinkSessions {
  /** `schema.table` of the sessions. */
  table: string;
  /** The object type in the audit log. */
  objectType: string;
  /** Idle timeout and maximum duration. */
  idleMinutes: number;
  mostMinutes: number;
  signedOut: () => DomainError;
}

const MINUTE_MS = 60_000;

/** Starts a session; returns its token. */
export async function beginSession(
  tx: Tx,
  { table, objectType }: LinkSessions,
  portal: PortalContext,
  linkId: string,
): Promise<{ token: string }> {
  const { clinicId: clinic_id, patientId: patient_id, now } = portal;
  const id = newId();
  const { token, hash } = newPortalToken();
  await insertSession(tx, table, { clinic_id, id, patient_id, link_id: linkId, token_hash: hash, now });
  await recordPortalChange(tx, { ...portal, sessionId: id }, { action: 'sign_in', objectType, objectId: id });
  return { token };
}

/**
 * Returns the patient of a session token; a domain error if it has expired. Every call extends the session, up to its
 * maximum duration.
 */
export async function readSession(
  outside: AnonymousCall,
  { table, idleMinutes, mostMinutes, signedOut }: LinkSessions,
  token: string | undefined,
): Promise<PortalContext | DomainError> {
  if (token === undefined) return signedOut();
  const { app, now } = outside;
  const session = await touchSession(app.database.kysely, table, hashPortalToken(token), {
    now,
    seen: new Date(now.getTime() - idleMinutes * MINUTE_MS),
    created: new Date(now.getTime() - mostMinutes * MINUTE_MS),
  });
  return session === null ? signedOut() : portalOf(outside, session, session.id);
}

/** Ends a session. */
export async function endSession({ table, objectType }: LinkSessions, portal: PortalContext): Promise<void> {
  const { app, clinicId, sessionId: id, now } = portal;
  if (id === null) return;
  await app.database.transaction(async (tx) => {
    await endSessions(tx, table, clinicId, { id }, now);
    await recordPortalChange(tx, portal, { action: 'sign_out', objectType, objectId: id });
  });
}
