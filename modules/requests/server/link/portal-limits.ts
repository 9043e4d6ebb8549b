import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from '#platform/http/client-network.ts';

const QUARTER = 900;
// Beside the five wrong dates that a link allows in all: so that nobody tries links either. A waiting room has one address for many
// patients: only links that are nobody's are held against it.
const byAddress = new RateLimiterMemory({ points: 60, duration: QUARTER });
const byLinkAndAddress = new RateLimiterMemory({ points: 15, duration: QUARTER });
const byNewLink = new RateLimiterMemory({ points: 5, duration: QUARTER });
const byPatient = new RateLimiterMemory({ points: 300, duration: QUARTER });

/**
 * Looks a link up, where neither it nor its address was tried too often. An address gets back what the look took from it where the link is
 * one of ours, and no guess; null is none.
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

/** Counts a wish for a new link. */
export function countNewLink(ip: string | null, linkHash: Buffer): Promise<boolean> {
  return take([
    [byNewLink, linkHash.toString('base64url')],
    [byAddress, clientNetwork(ip)],
  ]);
}

/** Counts a call of somebody who is signed in. */
export function countCall(patientId: string): Promise<boolean> {
  return take([[byPatient, patientId]]);
}

async function take(counters: readonly (readonly [RateLimiterMemory, string])[]): Promise<boolean> {
  try {
    for (const [counter, key] of counters) await counter.consume(key);
    return true;
  } catch {
    return false;
  }
}
