import type { RequestListener, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { clientAddress, networksOf } from '../gateway/addresses/client-address.ts';
import { isProxy, PER_ADDRESS } from './connection-limits.ts';
import { Counts } from './counts.ts';

/** Browsers send the next request of a connection after the answer; few programs send some ahead. */
const AHEAD = 16;

interface Connection {
  underWay: number;
  isProxy: boolean;
}

/**
 * Limits the requests under way: of a connection, and behind a trusted proxy of the client that it names. A connection
 * over its limit is cut, because whoever sends that much ahead reads no answer; a client over its own gets a 503.
 */
export function limitRequests(
  listener: RequestListener,
  trustedProxies: BlockList,
): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  const ofClients = new Counts();

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known) return known;
    const isOfProxy = isProxy(socket.remoteAddress, trustedProxies);
    const connection = { underWay: 0, isProxy: isOfProxy };
    connections.set(socket, connection);
    return connection;
  }

  return (request, response) => {
    const { socket } = request;
    const connection = connectionOf(socket);
    if (connection.underWay >= AHEAD) {
      socket.destroy();
      return;
    }
    connection.underWay += 1;
    response.once('close', () => (connection.underWay -= 1));

    if (connection.isProxy) {
      const forwarded = request.headers['x-forwarded-for']?.toString();
      const client = networksOf(
        clientAddress(socket.remoteAddress, forwarded, trustedProxies),
      ).address;
      if (ofClients.get(client) >= PER_ADDRESS) {
        refuse(response, 503);
        return;
      }
      ofClients.increase(client);
      response.once('close', () => ofClients.decrease(client));
    }
    if (hasTwoHosts(request.rawHeaders)) refuse(response, 400);
    else listener(request, response);
  };
}

/**
 * Two hosts are an attempt to be read differently by two servers (RFC 9112, section 3.2).
 * @param headers names and values by turns; a value that reads "host" is refused with the rest
 */
function hasTwoHosts(headers: readonly string[]): boolean {
  return headers.findIndex(isHost) !== headers.findLastIndex(isHost);
}

function isHost(text: string): boolean {
  return text.length === 4 && text.toLowerCase() === 'host';
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', Connection: 'close' }).end();
}
