import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { isProxy } from './connection-limits.ts';

/** What of a request says how the visitor is connected. */
interface Forwarded extends Pick<IncomingMessage, 'headers'> {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/**
 * Whether the visitor's connection is encrypted, as a trusted proxy says of it: this server itself speaks no TLS. Of
 * several proxies the first named is the one that the visitor talks to.
 */
export function cameOverTls({ headers, socket }: Forwarded, trustedProxies: BlockList): boolean {
  const protocol = headers['x-forwarded-proto']?.toString().split(',')[0]?.trim().toLowerCase();
  return protocol === 'https' && isProxy(socket.remoteAddress, trustedProxies);
}
