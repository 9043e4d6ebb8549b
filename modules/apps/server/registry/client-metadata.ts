import type { AdapterPayload } from 'oidc-provider';
import type { Queryable } from '#platform/database.ts';
import { readKey, writeKey } from '../../rules/index.ts';
import { type AppRow, findActiveApp } from './apps.sql.ts';

/** Returns an active app as the authorization server needs it; undefined for any other client id. */
export async function findClient(db: Queryable, clientId: string): Promise<AdapterPayload | undefined> {
  const key = readKey(clientId);
  const app = key === null ? null : await findActiveApp(db, key.clinicId, key.id);
  return app === null ? undefined : metadataOf(key!.clinicId, app);
}

function metadataOf(clinicId: string, app: AppRow): AdapterPayload {
  const isBackend = app.kind === 'backend';
  const keys = app.jwks === null ? { jwks_uri: app.jwks_url ?? undefined } : { jwks: JSON.parse(app.jwks) as object };
  return {
    client_id: writeKey({ clinicId, id: app.id }),
    client_name: app.name,
    application_type: app.redirect_uris.every((uri) => /^https?:/.test(uri)) ? 'web' : 'native',
    redirect_uris: app.redirect_uris,
    response_types: isBackend ? [] : ['code'],
    grant_types: isBackend ? ['client_credentials'] : ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: authMethodOf(app),
    id_token_signed_response_alg: 'RS256',
    ...(hasKeys(app) ? keys : {}),
    // Only the hash is known; `compareClientSecret` compares with it.
    ...(authMethodOf(app) === 'client_secret_basic' && { client_secret: app.secret_hash?.toString('hex') ?? 'none' }),
  } as AdapterPayload;
}

const hasKeys = ({ jwks, jwks_url: url }: AppRow): boolean => jwks !== null || url !== null;

/** Returns how an app proves its identity at the token endpoint. */
export function authMethodOf(app: AppRow): 'none' | 'client_secret_basic' | 'private_key_jwt' {
  if (app.kind === 'public') return 'none';
  return hasKeys(app) || app.kind === 'backend' ? 'private_key_jwt' : 'client_secret_basic';
}
