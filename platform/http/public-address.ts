import { BlockList, isIP } from 'node:net';

// IANA IPv4 Special-Purpose Address Registry, and multicast.
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
// Of IPv6 only global unicast is public, apart from these: Teredo, ORCHID and 6to4 lead elsewhere, one is for examples.
const GLOBAL = listOf(['2000::/3']);
const EXCEPT = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
const BLOCKED = listOf(SPECIAL);

/** Returns whether an IP address is one of the public internet: not of a private network, this machine or a special use. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !BLOCKED.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !EXCEPT.check(address, 'ipv6');
}

/** Returns whether an IP address or host name is this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
