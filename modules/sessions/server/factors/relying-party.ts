import { isIP } from 'node:net';
import type { Config } from '#platform/config.ts';

/** The relying party of passkeys: a host name, and the origin of the page. */
export interface RelyingParty {
  rpID: string;
  origin: string;
}

/**
 * Returns the relying party of this installation. An IP address can't be one; on a local machine, localhost is used
 * instead.
 */
export function relyingParty({ publicUrl }: Config): RelyingParty {
  const url = new URL(publicUrl);
  const loopback = url.hostname === '[::1]' || (isIP(url.hostname) === 4 && url.hostname.startsWith('127.'));
  if (loopback) url.hostname = 'localhost';
  return { rpID: url.hostname, origin: url.origin };
}
