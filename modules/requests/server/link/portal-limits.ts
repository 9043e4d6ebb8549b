import { callLimiter, type CallLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';

const QUARTER = 900;
// In addition to the five wrong dates per link, this limits guessing of links. A waiting room shares one IP address
// among many patients, so only unknown links count.
const byAddress = callLimiter('requests.links', { points: 60, duration: QUARTER });
const byLinkAndAddress = callLimiter('requests.link', { points: 15, duration: QUARTER });
const byNewLink = callLimiter('requests.new-link', { points: 5, duration: QUARTER });
const byPatient = callLimiter('requests.patient', { points: 300, duration: QUARTER });

/**
 * Looks a link up, unless the link or the IP address exceeded its limit. If the link exists, the attempt is not counted
 * for the address; null means there is none.
 */
export async function findLinkWithinLimits<Link>(
  ip: string | null,
  linkHash: Buffer,
  lookUp: () => Promise<Link | null>,
): Promise<Link | null | 'too many'> {
  const network = clientNetwork(ip);
  const isFree = await take([
    [byLinkAndAddress, `${linkHash.toString('base64url')} ${network}`],
    [byAddress, network],
  ]);
  if (!isFree) return 'too many';
  const link = await lookUp();
  if (link !== null) await byAddress.reward(network);
  return link;
}

/** Counts a request for a new link. */
export function countNewLink(ip: string | null, linkHash: Buffer): Promise<boolean> {
  return take([
    [byNewLink, linkHash.toString('base64url')],
    [byAddress, clientNetwork(ip)],
  ]);
}

/** Counts a call of a signed-in patient. */
export function countCall(patientId: string): Promise<boolean> {
  return take([[byPatient, patientId]]);
}

async function take(counters: readonly (readonly [CallLimiter, string])[]): Promise<boolean> {
  try {
    for (const [counter, key] of counters) await counter.consume(key);
    return true;
  } catch {
    return false;
  }
}
