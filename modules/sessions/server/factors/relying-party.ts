import { isIP } from 'node:net';
import type { Config } from '#platform/config.ts';

/** Who asks for a passkey, as browsers expect it: a host name, and the origin of the page. */
export interface RelyingParty {
  rpID: string;
  origin: string;
}

/** The relying party of this installation. An address is none; on this computer it is localhost in its place. */
export function relyingParty({ publicUrl }: Config): RelyingParty {
  const url = new URL(publicUrl);
  const loopback = url.hostname === '[::1]' || (isIP(url.hostname) === 4 && url.hostname.startsWith('127.'));
  if (loopback) url.hostname = 'localhost';
  return { rpID: url.hostname, origin: url.origin };
}
