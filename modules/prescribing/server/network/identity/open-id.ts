import type { JSONWebKeySet, JWTPayload } from 'jose';
import { createLocalJWKSet } from 'jose/jwks/local';
import { jwtVerify } from 'jose/jwt/verify';
import type { IdentityConfig } from '#platform/config.ts';
import { readJson } from '#platform/http/read-json.ts';

const ANSWER_MS = 10_000;
const LARGEST_ANSWER = 256 * 1024;
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

/** The endpoints of an OpenID provider. */
export interface OpenIdPlaces {
  authorize: string;
  token: string;
  keys: string;
}

/** Discovers the provider's endpoints; null if it doesn't respond or reports a different issuer. */
export async function discover({ issuer }: IdentityConfig): Promise<OpenIdPlaces | null> {
  const found = await call(`${issuer}/.well-known/openid-configuration`, {});
  const { issuer: named, authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = found?.body ?? {};
  if (found?.status !== 200 || typeof named !== 'string' || named.replace(/\/+$/, '') !== issuer) return null;
  const places = [authorize, token, keys];
  if (!places.every((each): each is string => typeof each === 'string' && isAsSafe(each, issuer))) return null;
  return { authorize: authorize as string, token: token as string, keys: keys as string };
}

/**
 * Exchanges the authorization code for the claims of the provider's signed ID token, checking audience and nonce.
 * Returns `refused` if the code or the token is invalid, `later` if the provider doesn't respond.
 */
export async function claimsOf(
  config: IdentityConfig,
  places: OpenIdPlaces,
  given: { code: string; redirect: string; verifier: string; nonce: string },
): Promise<JWTPayload | 'refused' | 'later'> {
  const basic = Buffer.from(`${encodeURIComponent(config.clientId)}:${encodeURIComponent(config.clientSecret)}`);
  const answer = await call(places.token, {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Basic ${basic.toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: given.code,
      redirect_uri: given.redirect,
      code_verifier: given.verifier,
    }),
  });
  if (answer === null || answer.status >= 500) return 'later';
  const { id_token: token } = answer.body;
  if (answer.status !== 200 || typeof token !== 'string') return 'refused';
  const keys = await call(places.keys, {});
  if (keys?.status !== 200) return 'later';
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys.body as unknown as JSONWebKeySet), {
      issuer: [config.issuer, `${config.issuer}/`],
      audience: config.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp', 'nonce'],
    });
    return payload['nonce'] === given.nonce ? payload : 'refused';
  } catch {
    return 'refused';
  }
}

/** Endpoints must use a transport at least as secure as the issuer's. */
function isAsSafe(url: string, issuer: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && issuer.startsWith('http:'));
}

async function call(url: string, init: RequestInit): Promise<{ status: number; body: Record<string, unknown> } | null> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
    const body: unknown = await readJson(answer, LARGEST_ANSWER, { clinicId: 'identity', userId: null });
    return {
      status: answer.status,
      body: typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {},
    };
  } catch {
    return null;
  }
}
