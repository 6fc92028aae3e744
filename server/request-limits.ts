import type { RequestListener, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { clientAddress, networksOf } from '../gateway/middleware/client-address.ts';
import { isProxy, PER_ADDRESS } from './connection-limits.ts';
import { Counts } from './counts.ts';

/** Browsers send the next request of a connection after the answer; few programs send some ahead. */
const AHEAD = 32;

/**
 * Limits the requests under way: of a connection, and behind a trusted proxy of the client that it names. A connection
 * over its limit is cut, because whoever sends that much ahead reads no answer; a client over its own gets a 503.
 */
export function limitRequests(
  listener: RequestListener,
  trustedProxies: BlockList,
): RequestListener {
  const ofConnections = new WeakMap<Socket, number>();
  const ofClients = new Counts();

  return (request, response) => {
    const { socket } = request;
    const ahead = ofConnections.get(socket) ?? 0;
    if (ahead >= AHEAD) {
      socket.destroy();
      return;
    }
    ofConnections.set(socket, ahead + 1);
    response.once('close', () => ofConnections.set(socket, (ofConnections.get(socket) ?? 1) - 1));

    if (isProxy(socket.remoteAddress, trustedProxies)) {
      const forwarded = request.headers['x-forwarded-for']?.toString();
      const client = networksOf(
        clientAddress(socket.remoteAddress, forwarded, trustedProxies),
      ).address;
      if (ofClients.get(client) >= PER_ADDRESS) {
        refuse(response, 503);
        return;
      }
      ofClients.add(client, 1);
      response.once('close', () => ofClients.add(client, -1));
    }
    // Two hosts are an attempt to be read differently by two servers (RFC 9112, section 3.2).
    if (request.rawHeaders.filter(isHost).length > 1) refuse(response, 400);
    else listener(request, response);
  };
}

/** Names and values take turns; a value that reads "host" is refused with the rest. */
function isHost(text: string): boolean {
  return text.length === 4 && text.toLowerCase() === 'host';
}

function refuse(response: ServerResponse, status: 400 | 503): void {
  response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', Connection: 'close' }).end();
}
