import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { clientOf } from './client-of.ts';
import { isProxy, PER_ADDRESS } from './connection-limits.ts';
import { Counts } from './counts.ts';

/** Browsers send the next request of a connection after the answer; of the programs that do not, apt sends the most. */
const AHEAD = 10;

interface Connection {
  underWay: number;
  isProxy: boolean;
}

/**
 * Limits the requests under way: of a connection, and behind a trusted proxy of the client that it names. A connection
 * over its limit is cut, because anyone who sends that much ahead reads no answer; a client over its own gets a 503. Those
 * of a connection are answered one after the other.
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

  /** Counts a request for the client that a proxy names, if that has room for one more. */
  function isWithinShare(request: IncomingMessage, response: ServerResponse): boolean {
    const client = clientOf(request, trustedProxies);
    if (ofClients.get(client) >= PER_ADDRESS) return false;
    ofClients.increase(client);
    response.once('close', () => ofClients.decrease(client));
    return true;
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
    inTurn(response, () => {
      if (connection.isProxy && !isWithinShare(request, response)) refuse(response, 503);
      else if (hasTwoHosts(request.rawHeaders)) refuse(response, 400);
      else listener(request, response);
    });
  };
}

/**
 * Begins when all answers to what came before on the connection are out. Node calls for each request that was sent ahead
 * as soon as it has read it, and keeps in memory, with what it opened, each answer that is made before its turn.
 */
function inTurn(response: ServerResponse, begin: () => void): void {
  if (response.socket) begin();
  // Node is still giving the connection to the answer, and goes on when that is done.
  else response.once('socket', () => process.nextTick(begin));
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
