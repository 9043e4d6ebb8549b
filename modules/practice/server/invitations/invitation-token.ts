import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token for an invitation's link, and its hash. Only the hash is stored. */
export function newInvitationToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashInvitationToken(token) };
}

/** Returns the hash of an invitation token for lookups. */
export function hashInvitationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
