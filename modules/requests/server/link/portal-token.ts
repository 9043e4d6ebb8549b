import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as a text that an address or a cookie can carry, and their hash, which alone is kept. */
export function newPortalToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashPortalToken(token) };
}

/** The hash under which a link or a session is found. */
export function hashPortalToken(token: string): Buffer {
  return createHash('sha256').update(`portal\n${token}`).digest();
}

/** What a page of ours sends along with each call, made from its session: another site can't read it. */
export function csrfOf(sessionToken: string): string {
  return createHash('sha256').update(`csrf\n${sessionToken}`).digest('base64url');
}

/** Whether a call brought that. */
export function isCsrfOf(sessionToken: string, brought: string | undefined): boolean {
  const [one, other] = [Buffer.from(csrfOf(sessionToken)), Buffer.from(brought ?? '')];
  return one.length === other.length && timingSafeEqual(one, other);
}
