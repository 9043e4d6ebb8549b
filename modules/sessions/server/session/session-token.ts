import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { App } from '#platform/app.ts';
import { endOfToken, IDLE_SECONDS, LONGEST_SESSION_SECONDS, STEP_MINUTES, type TokenLife } from '../../rules/index.ts';

/** The claims of a token: the id of its session row, and its lifetime in seconds. */
export interface TokenClaims extends TokenLife {
  clinicId: string;
  sessionId: string;
}

/**
 * The purpose of a token that is not a session token; a token is never accepted for another purpose, or as a session.
 */
export type Purpose = 'two_fa' | 'practice' | 'reset' | 'passkey' | 'new_passkey';

// RFC 8410: an Ed25519 private key in PKCS #8 consists of this prefix and the 32 bytes of its seed.
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SESSION = 'session';
const pairs = new WeakMap<App, Promise<{ secret: KeyObject; open: KeyObject }>>();

function keyPair(app: App): Promise<{ secret: KeyObject; open: KeyObject }> {
  let pair = pairs.get(app);
  if (pair === undefined) {
    pair = app.keys.secret('session').then((seed) => {
      const secret = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
      return { secret, open: createPublicKey(secret) };
    });
    pairs.set(app, pair);
    pair.catch(() => pairs.delete(app));
  }
  return pair;
}

/** The lifetime of a token and its session; by default, of a session that starts now with the default idle time. */
export interface Lifetime {
  idleSeconds?: number;
  /** The latest end of the session, in seconds. */
  latest?: number;
}

/** Creates a session token: an EdDSA-signed JWT with the id of the session row, and nothing about its owner. */
export async function signToken(
  app: App,
  clinicId: string,
  sessionId: string,
  now: Date,
  life: Lifetime = {},
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const latest = life.latest ?? seconds + LONGEST_SESSION_SECONDS;
  return sign(app, SESSION, { c: clinicId, sub: sessionId, iat: seconds, m: latest }, (jwt) =>
    jwt.setExpirationTime(endOfToken(now, life.idleSeconds ?? IDLE_SECONDS, latest)),
  );
}

/** Returns the claims of a token; null if it is forged, for another purpose, or expired. */
export async function readToken(app: App, token: string, now: Date): Promise<TokenClaims | null> {
  const payload = await read(app, SESSION, token, now);
  const { c, sub, exp, iat, m } = payload ?? {};
  if (typeof c !== 'string' || sub === undefined || exp === undefined || iat === undefined || typeof m !== 'number')
    return null;
  return { clinicId: c, sessionId: sub, expires: exp, signed: iat, latest: m };
}

/** Creates a token for a single step that expires after `minutes`. */
export function signStepToken(
  app: App,
  purpose: Purpose,
  claims: { id: string; clinicId?: string; challenge?: string },
  now: Date,
  minutes = STEP_MINUTES,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return sign(app, purpose, { sub: claims.id, c: claims.clinicId, h: claims.challenge, iat: seconds }, (jwt) =>
    jwt.setExpirationTime(seconds + minutes * 60),
  );
}

/** Returns the claims of a step's token; null if it is for another purpose, forged, or expired. */
export async function readStepToken(
  app: App,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ id: string; clinicId: string; challenge: string } | null> {
  if (token.length > 2000) return null;
  const payload = await read(app, purpose, token, now);
  if (payload?.sub === undefined) return null;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { id: payload.sub, clinicId: text(payload['c']), challenge: text(payload['h']) };
}

async function sign(
  app: App,
  audience: string,
  payload: JWTPayload,
  ending: (jwt: SignJWT) => SignJWT,
): Promise<string> {
  const { secret } = await keyPair(app);
  return ending(new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA' }).setAudience(audience)).sign(secret);
}

async function read(app: App, audience: string, token: string, now: Date): Promise<JWTPayload | null> {
  const { open } = await keyPair(app);
  try {
    return (await jwtVerify(token, open, { algorithms: ['EdDSA'], audience, currentDate: now })).payload;
  } catch {
    return null;
  }
}
