import { createHash, createHmac } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

/**
 * Returns the token of an invitation's link, and its hash. It is derived from the installation's secret and the time of
 * sending: the link can be shown again to those who may send it, and the database holds only the hash.
 */
export async function invitationToken(
  keys: Keys,
  { clinicId, id, sentTime }: { clinicId: string; id: string; sentTime: Date },
): Promise<{ token: string; hash: Buffer }> {
  const place = `${clinicId} ${id} ${sentTime.getTime()}`;
  const token = createHmac('sha256', await keys.secret('invitations'))
    .update(place)
    .digest('base64url');
  return { token, hash: hashInvitationToken(token) };
}

/** Returns the hash of an invitation token for lookups. */
export function hashInvitationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
