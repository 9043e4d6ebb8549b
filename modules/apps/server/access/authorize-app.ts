import type { App } from '#platform/app.ts';
import type { Queryable } from '#platform/database.ts';
import { personName } from '#practice/rules';
import { readMember, readPracticesOf, rightsOf } from '#practice/server';
import { grantableScopes, parseScopes } from '../../rules/index.ts';
import { recordGrantUse } from '../consent/grants.sql.ts';
import { readPortalPatient } from './account.ts';
import { hashOf } from '../tokens/tokens.sql.ts';
import { recordAppUse } from '../registry/apps.sql.ts';
import type { AccessRow } from './access.sql.ts';
import { loadToken } from './load-token.ts';
import type { AppRequest, AppUser, FhirAccess } from './fhir-access.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the rights of a call of the FHIR API as they are now; null if its token is missing, unknown, expired or
 * revoked, its app is switched off, its member deactivated or its patient deleted.
 */
export async function authorizeApp(app: App, http: AppRequest, now: Date): Promise<FhirAccess | null> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(http.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  const found = await readAccess(app, hashOf(token), now);
  if (found === null) return null;
  const { access, row } = found;
  const { kysely } = app.database;
  // Written at most once a minute; most calls only read.
  await Promise.all([
    ...(isOlder(row.app_used_time, now) ? [recordAppUse(kysely, access.clinicId, access.appId, now)] : []),
    ...(row.grant_id !== null && isOlder(row.grant_used_time, now)
      ? [recordGrantUse(kysely, access.clinicId, row.grant_id, now)]
      : []),
  ]);
  return access;
}

const isOlder = (used: Date | null, now: Date): boolean => used === null || now.getTime() - used.getTime() > MINUTE_MS;

/** Returns the rights of an access token, by its hash, without recording a use. */
export async function readAccess(
  app: App,
  tokenHash: Buffer,
  now: Date,
): Promise<{ access: FhirAccess; row: AccessRow } | null> {
  const { kysely } = app.database;
  const row = await loadToken(app, tokenHash, now);
  if (row === null) return null;
  const user = await readUser(kysely, row, now);
  if (user === null || (row.patient_id !== null && !row.patient_exists)) return null;
  const by = user.kind;
  // The registration may have been limited since the token was issued.
  const scopes = parseScopes(grantableScopes(row.scope, row.allowed_scopes, by).join(' '));
  const access: FhirAccess = {
    clinicId: row.clinic_id,
    timeZone: row.time_zone,
    appId: row.app_id,
    appName: row.app_name,
    who: user,
    patientId: row.patient_id,
    scopes,
    tokenId: row.id,
  };
  return { access, row };
}

async function readUser(db: Queryable, row: AccessRow, now: Date): Promise<AppUser | null> {
  const { clinic_id: clinicId, user_id: userId, portal_patient_id: portalPatientId } = row;
  if (row.grant_id === null) return row.app_kind === 'backend' ? { kind: 'system' } : null;
  if (portalPatientId !== null) {
    const patient = await readPortalPatient(db, clinicId, portalPatientId);
    return patient === null ? null : { kind: 'patient', patientId: portalPatientId, name: patient.name };
  }
  if (userId === null) return null;
  const [member, practices] = await Promise.all([
    readMember(db, clinicId, userId, now),
    readPracticesOf(db, clinicId, userId),
  ]);
  if (member === null || practices.length === 0 || !member.access_rules.includes('apps.use')) return null;
  // Emergency access is for the member at their screen, never for an app.
  const { emergency: _emergency, ...rights } = rightsOf(withoutEmergency(member));
  const actor = {
    userId,
    name: personName(member),
    clinicId,
    timeZone: member.time_zone,
    practiceId: practices[0]!.id,
    sessionId: row.grant_id,
    ...rights,
  };
  return { kind: 'member', actor };
}

function withoutEmergency<M extends { access_rules: string[]; emergency: { rules: string[] } | null }>(member: M): M {
  const added = member.emergency?.rules ?? [];
  return { ...member, access_rules: member.access_rules.filter((rule) => !added.includes(rule)), emergency: null };
}
