import { generateKeyPairSync } from 'node:crypto';
import type { Subscription } from 'fhir/r4';
import { type AppRow, type FhirAccess, saveApp } from '#apps/server';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { BACKPORT } from '../../../rules/index.ts';
import { accessOfSystem } from '../../testing/fhir-server.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const JWKS = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS384' }] });

/** The registration form of a backend service that may receive notifications there. */
export const formOf = (origin: string, scopes: string) => ({
  name: 'Recall Service',
  kind: 'backend',
  redirect_uris: '',
  launch_url: null,
  scopes,
  jwks: JWKS,
  jwks_url: null,
  notification_origins: origin,
});

/** Registers a backend service; returns it with the rights of its token. */
export async function registerApp(
  admin: RequestContext,
  origin: string,
  scopes = 'system/*.rs system/Subscription.crs',
): Promise<{ row: AppRow; access: FhirAccess }> {
  const { app: row } = must(await saveApp(admin, formOf(origin, scopes), null));
  return { row, access: { ...accessOfSystem(admin.actor.clinicId, scopes), appId: row.id, appName: row.name } };
}

/** Returns a Subscription as an app sends it. */
export function buildRequest(
  topic: string,
  endpoint: string,
  more: { content?: string; filter?: string; base: string },
): Subscription {
  const { content = 'id-only', filter, base } = more;
  return {
    resourceType: 'Subscription',
    status: 'requested',
    reason: 'Recalls',
    criteria: `${base}/SubscriptionTopic/${topic}`,
    ...(filter !== undefined && { _criteria: { extension: [{ url: BACKPORT.filter, valueString: filter }] } }),
    channel: {
      type: 'rest-hook',
      endpoint,
      payload: 'application/fhir+json',
      _payload: { extension: [{ url: BACKPORT.content, valueCode: content }] },
    },
  };
}
