import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { clientAddress, networksOf } from '../gateway/addresses/client-address.ts';

/** Whom a request is counted for: an IPv4 address or an IPv6 /64 network, which a trusted proxy names. */
export function clientOf({ socket, headers }: IncomingMessage, trustedProxies: BlockList): string {
  const forwarded = headers['x-forwarded-for']?.toString();
  return networksOf(clientAddress(socket.remoteAddress, forwarded, trustedProxies)).address;
}
