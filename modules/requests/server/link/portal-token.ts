import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 256 random bits as a URL-safe token, and their hash; only the hash is stored. */
export function newPortalToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashPortalToken(token) };
}

/** Returns the hash by which a link or session is found. */
export function hashPortalToken(token: string): Buffer {
  return createHash('sha256').update(`portal\n${token}`).digest();
}

/** Returns the CSRF token of a session, which our pages send with each call; other sites can't read it. */
export function csrfOf(sessionToken: string): string {
  return createHash('sha256').update(`csrf\n${sessionToken}`).digest('base64url');
}

/** Returns whether a call included the correct CSRF token. */
export function isCsrfOf(sessionToken: string, brought: string | undefined): boolean {
  const [one, other] = [Buffer.from(csrfOf(sessionToken)), Buffer.from(brought ?? '')];
  return one.length === other.length && timingSafeEqual(one, other);
}
