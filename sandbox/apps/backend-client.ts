import { randomUUID } from 'node:crypto';
import { type CryptoKey, SignJWT } from 'jose';

/** How an app without a user proves its identity (SMART Backend Services). */
export interface BackendIdentity {
  clientId: string;
  keyId: string;
  /** The private key for ES384. */
  privateKey: CryptoKey;
}

interface Granted {
  token: string;
  expires: number;
}

const SCOPES = 'system/*.rs';
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
// A token is renewed this long before it expires.
const SPARE_MS = 30_000;

/** Returns a function that calls a FHIR server at `iss` as a backend service; it gets a new token when it needs one. */
export function backendClient(
  iss: string,
  identity: BackendIdentity,
): (url: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<Response> {
  let granted: Granted | null = null;
  return async (url, { method = 'GET', headers = {} } = {}) => {
    if (granted === null || granted.expires <= Date.now()) granted = await requestToken(iss, identity);
    return fetch(url, {
      method,
      redirect: 'error',
      headers: { authorization: `Bearer ${granted.token}`, accept: 'application/fhir+json', ...headers },
    });
  };
}

async function requestToken(iss: string, { clientId, keyId, privateKey }: BackendIdentity): Promise<Granted> {
  const found = await fetch(`${iss}/.well-known/smart-configuration`, { redirect: 'error' });
  if (!found.ok) throw new Error(`${iss} answered ${found.status} to the search for its SMART configuration`);
  const { token_endpoint: endpoint } = (await found.json()) as { token_endpoint: string };
  const assertion = await new SignJWT({ jti: randomUUID() })
    .setProtectedHeader({ alg: 'ES384', kid: keyId, typ: 'JWT' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(endpoint)
    .setExpirationTime('4 minutes')
    .sign(privateKey);
  const answer = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: SCOPES,
      client_assertion_type: ASSERTION,
      client_assertion: assertion,
    }),
  });
  const body = (await answer.json()) as { access_token?: string; expires_in?: number; error?: string };
  if (body.access_token === undefined) throw new Error(`no token: ${answer.status} ${body.error ?? ''}`);
  return { token: body.access_token, expires: Date.now() + (body.expires_in ?? 0) * 1000 - SPARE_MS };
}
