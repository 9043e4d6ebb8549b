import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that rate limits count: an IPv4 address, or the /64 of an IPv6 address, because a client has all
 * addresses of its /64. Returns `unknown` for an invalid address.
 */
export function clientNetwork(address: string | null): string {
  if (address === null) return 'unknown';
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
