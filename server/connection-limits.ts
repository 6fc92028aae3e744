import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { clientAddress, networksOf } from '../gateway/addresses/client-address.ts';
import { FairShares } from './fair-shares.ts';

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
 * an address with many makes room for one with few; and idle ones do, where nobody has more than others.
 */
export function limitConnections(server: Server, all: number, trustedProxies: BlockList): void {
  const shares = new FairShares({ all, each: PER_ADDRESS });
  const closeIdle = followIdle(server);
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress;
    const owner = isProxy(peer, trustedProxies)
      ? socket
      : networksOf(clientAddress(peer, undefined, trustedProxies)).address;
    const giveBack = shares.take(owner, () => socket.destroy());
    if (giveBack) socket.once('close', giveBack);
    else {
      socket.destroy();
      if (shares.areTaken) closeIdle();
    }
  });
}

/**
 * Follows which connections wait for a next request. Node's `closeIdleConnections` takes new ones for idle as well from
 * version 26 on, and would cut visitors whose first request is on its way.
 * @returns closes them
 */
function followIdle(server: Server): () => void {
  const underWay = new Map<Socket, number>();
  server.on('request', ({ socket }, response) => {
    if (!underWay.has(socket)) socket.once('close', () => underWay.delete(socket));
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const requests = underWay.get(socket);
      if (requests !== undefined) underWay.set(socket, requests - 1);
    });
  });
  return () => {
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
  };
}
