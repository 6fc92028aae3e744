import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { clientAddress, networksOf } from '../gateway/addresses/client-address.ts';
import { Counts } from './counts.ts';

/** A browser opens six; a company or a school behind one address many times that. */
export const PER_ADDRESS = 256;

/** An address of the documentation networks, of which no request ever comes. */
const ANYBODY = '192.0.2.1';

/** Whether requests of this peer are those of others, whom it names. */
export function isProxy(peer: string | undefined, trustedProxies: BlockList): boolean {
  return clientAddress(peer, ANYBODY, trustedProxies) === ANYBODY;
}

/**
 * Limits the connections of a server in all, and for each address but those of trusted proxies. Where all are taken,
 * idle ones make room.
 */
export function limitConnections(server: Server, all: number, trustedProxies: BlockList): void {
  const connections = new Counts();
  server.maxConnections = all;
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress;
    if (isProxy(peer, trustedProxies)) return;
    const key = networksOf(clientAddress(peer, undefined, trustedProxies)).address;
    if (connections.get(key) >= PER_ADDRESS) {
      socket.destroy();
      return;
    }
    connections.increase(key);
    socket.once('close', () => connections.decrease(key));
  });
}
