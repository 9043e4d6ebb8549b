import { isIP } from 'node:net';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { recordEntry } from '#audit/server';
import type { App } from '#platform/app.ts';
import { callLimiter } from '#platform/http/call-limiter.ts';
import { newId } from '#platform/id.ts';
import { readKey } from '../../rules/index.ts';
import { readAccess } from '../access/authorize-app.ts';
import { findGrant } from '../consent/grants.sql.ts';
import { fhirBase } from '../registry/addresses.ts';
import { findAccount } from '../access/account.ts';
import { hashOf, textOf } from '../tokens/tokens.sql.ts';

/**
 * Completes what oidc-provider answered: a new token is audited and gets SMART's launch context, a refused request for
 * one is audited, and the introspection of a token that no longer gives access says so.
 */
export async function answerContext(app: App, ctx: KoaContextWithOIDC): Promise<void> {
  const route = (ctx as { oidc?: KoaContextWithOIDC['oidc'] }).oidc?.route;
  const body: unknown = ctx.body;
  if (route === 'token' && ctx.status >= 400) return recordRefusal(app, ctx, body);
  if (ctx.status !== 200 || typeof body !== 'object' || body === null) return;
  if (route === 'token' && 'access_token' in body) await completeToken(app, ctx, body);
  if (route === 'introspection' && 'active' in body && body.active === true)
    await completeIntrospection(app, ctx, body);
}

// Anyone can send requests with the ID of an app: what is beyond is refused, but not written.
const refusals = callLimiter('apps.refusals', { points: 60, duration: 60 });

/** Writes a refused request for a token to the audit log of the app's clinic; without a known app there is none. */
async function recordRefusal(app: App, ctx: KoaContextWithOIDC, body: unknown): Promise<void> {
  const client = ctx.oidc.entities.Client;
  const key = readKey(client?.clientId ?? '');
  if (key === null) return;
  const isCounted = await refusals.consume(`${key.clinicId}.${key.id}`).then(
    () => true,
    () => false,
  );
  if (!isCounted) return;
  const error = (body as { error?: unknown } | null)?.error;
  await app.database.transaction((tx) =>
    recordEntry(tx, app, {
      clinic_id: key.clinicId,
      id: newId(),
      time: app.clock(),
      user_id: null,
      user_name: client?.clientName ?? null,
      roles: 'App',
      action: 'sign_in',
      object_type: 'app_token',
      object_id: key.id,
      patient_id: null,
      changes: null,
      ip: isIP(ctx.ip) === 0 ? null : ctx.ip,
      device: null,
      session_id: null,
      outcome: 'refused',
      // A code of RFC 6749, 5.2.
      reason: typeof error === 'string' ? error : null,
    }),
  );
}

async function completeToken(app: App, ctx: KoaContextWithOIDC, body: object): Promise<void> {
  const { AccessToken: access, ClientCredentials: own, Client: client } = ctx.oidc.entities;
  const key = readKey(client?.clientId ?? '');
  if (key === null) return;
  const grantKey = readKey(access?.grantId ?? '');
  const grant = grantKey === null ? null : await findGrant(app.database.kysely, grantKey);
  if (grant !== null) Object.assign(body, contextOf(grant));
  await app.database.transaction((tx) =>
    recordEntry(tx, app, {
      clinic_id: key.clinicId,
      id: newId(),
      time: app.clock(),
      user_id: grant?.user_id ?? null,
      user_name: grant === null ? (client?.clientName ?? null) : `${grant.granted_by} · ${client?.clientName ?? ''}`,
      roles: 'App',
      action: 'sign_in',
      object_type: 'app_token',
      object_id: key.id,
      patient_id: grant?.patient_id ?? null,
      changes: JSON.stringify({ scopes: { before: null, after: access?.scope ?? own?.scope ?? '' } }),
      ip: isIP(ctx.ip) === 0 ? null : ctx.ip,
      device: null,
      session_id: grant?.id ?? null,
      outcome: 'success',
      reason: null,
    }),
  );
}

function contextOf(grant: { patient_id: string | null; encounter_id: string | null }): object {
  return {
    ...(grant.patient_id !== null && { patient: grant.patient_id }),
    ...(grant.encounter_id !== null && { encounter: grant.encounter_id }),
    need_patient_banner: grant.patient_id !== null,
  };
}

async function completeIntrospection(app: App, ctx: KoaContextWithOIDC, body: object): Promise<void> {
  const token = textOf(ctx.oidc.params?.['token']);
  const { AccessToken: access, ClientCredentials: own, RefreshToken: refresh } = ctx.oidc.entities;
  const isActive =
    refresh === undefined
      ? (access ?? own) !== undefined && (await readAccess(app, hashOf(token), app.clock())) !== null
      : refresh.accountId !== undefined && (await findAccount(app, refresh.accountId)) !== undefined;
  if (!isActive) {
    ctx.body = { active: false };
    return;
  }
  const source = access ?? refresh;
  const grantKey = readKey(source?.grantId ?? '');
  const grant = grantKey === null ? null : await findGrant(app.database.kysely, grantKey);
  if (grant === null) return;
  const { patient_id, encounter_id, user_id, portal_patient_id } = grant;
  const person = user_id === null ? `Patient/${portal_patient_id}` : `Practitioner/${user_id}`;
  Object.assign(body, {
    ...(patient_id !== null && { patient: patient_id }),
    ...(encounter_id !== null && { encounter: encounter_id }),
    ...(source?.scope?.split(' ').includes('fhirUser') === true && { fhirUser: `${fhirBase(app.config)}/${person}` }),
  });
}
