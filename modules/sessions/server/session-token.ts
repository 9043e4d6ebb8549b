import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { House } from '#platform/house.ts';
import { IDLE_SECONDS } from '../rules/index.ts';

/** What a token says: which session row it stands for, and until when, in seconds. */
export interface TokenClaims {
  clinicId: string;
  sessionId: string;
  expires: number;
}

// RFC 8410: an Ed25519 private key in PKCS #8 is this prefix and the 32 bytes of its seed.
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const pairs = new WeakMap<House, Promise<{ secret: KeyObject; open: KeyObject }>>();

function keyPair(house: House): Promise<{ secret: KeyObject; open: KeyObject }> {
  let pair = pairs.get(house);
  if (pair === undefined) {
    pair = house.keys.secret('session').then((seed) => {
      const secret = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
      return { secret, open: createPublicKey(secret) };
    });
    pairs.set(house, pair);
    pair.catch(() => pairs.delete(house));
  }
  return pair;
}

/** A token for a session that ends after IDLE_SECONDS: an EdDSA-signed JWT that names the session row and nothing else. */
export async function signToken(house: House, clinicId: string, sessionId: string, now: Date): Promise<string> {
  const { secret } = await keyPair(house);
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ c: clinicId })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(sessionId)
    .setExpirationTime(seconds + IDLE_SECONDS)
    .sign(secret);
}

/** What a token says; null for one that we did not sign or that has run out. */
export async function readToken(house: House, token: string, now: Date): Promise<TokenClaims | null> {
  const { open } = await keyPair(house);
  try {
    const { payload } = await jwtVerify(token, open, { algorithms: ['EdDSA'], currentDate: now });
    if (typeof payload['c'] !== 'string' || payload.sub === undefined || payload.exp === undefined) return null;
    return { clinicId: payload['c'], sessionId: payload.sub, expires: payload.exp };
  } catch {
    return null;
  }
}
