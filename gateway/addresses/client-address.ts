import { type BlockList, isIP } from 'node:net';

/** Without the IPv6 wrapping that a dual-stack socket gives to IPv4 addresses. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Who sent the request. X-Forwarded-For is read from its right end, where each proxy appends what
 * it saw, and only as far as the writers are trusted: what is to the left of the first untrusted
 * address was written by the client and may be forged.
 * @param peer address of the other end of the connection, undefined without a connection
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string {
  let address = plain(peer ?? 'unknown');
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  while (isTrusted(address, proxies)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Whom a call is counted for: an address and the networks around it. */
export interface Networks {
  /** What one customer holds: an IPv4 address, or an IPv6 /64 network. */
  address: string;
  /** What one organization holds: an IPv4 /24 or an IPv6 /48 network. */
  network: string;
  /** What one provider holds: an IPv4 /16 or an IPv6 /32 network. */
  wide: string;
}

/** The networks that an address is in; what is not an address counts as one of its own. */
export function networksOf(address: string): Networks {
  const version = isIP(address);
  if (version === 0) return { address, network: address, wide: address };
  if (version === 4) {
    const bytes = address.split('.');
    return { address, network: bytes.slice(0, 3).join('.'), wide: bytes.slice(0, 2).join('.') };
  }
  const groups = ipv6Groups(address);
  const first = (count: number): string => groups.slice(0, count).join(':');
  return { address: first(4), network: first(3), wide: first(2) };
}

/** The groups of an IPv6 address, without its interface, and what may be left out or written in two ways. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
