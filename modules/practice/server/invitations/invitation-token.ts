import { createHash, randomBytes } from 'node:crypto';

/** A new token for an invitation's link, and its hash, which alone is kept. */
export function newInvitationToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashInvitationToken(token) };
}

/** The hash under which an invitation is found by its token. */
export function hashInvitationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
