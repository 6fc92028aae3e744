import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { limitConnections } from './connection-limits.ts';
import { limitRequests } from './request-limits.ts';

/**
 * Time limits in milliseconds: against clients that send slowly on purpose, the headers within 10 seconds and the whole
 * request within 20, looked at every 2; and an idle connection stays open for longer than a proxy keeps it (nginx and
 * most load balancers: 60), because one that the server closes first loses a request now and then.
 */
const TIME_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
} satisfies ServerOptions;

export interface Limits {
  /** After so many milliseconds in which nothing of an answer could be sent, the connection is cut. */
  nothingTaken: number;
  /** How many connections there are at a time. */
  connections: number;
}

/** 2,000 connections take about 30 MB of memory where all of them are idle. */
const LIMITS: Limits = { nothingTaken: 30_000, connections: 2_000 };

/** Answers requests with limits on time, connections and what is under way. Listens nowhere yet. */
export function createHttpServer(
  answer: RequestListener,
  trustedProxies: BlockList,
  { nothingTaken, connections } = LIMITS,
): Server {
  const server = createServer(
    TIME_LIMITS,
    limitRequests((request, response) => {
      // In HTTP/1.1 a connection stays open without that being said, and the first round trip has no room.
      if (server.listening) response.removeHeader('Connection');
      else response.setHeader('Connection', 'close');
      answer(request, response);
    }, trustedProxies),
  );
  server.setTimeout(nothingTaken);
  server.on('connection', readInPieces);
  limitConnections(server, connections, trustedProxies);
  return server;
}

/**
 * Starts a server.
 * @param host address to listen on; all of them if there is none
 * @returns the port it really has: 0 asks for any free one
 * @throws with a sentence when the port is taken
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string | undefined },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Set PORT to another one, such as PORT=4200.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new Error(`HOST is "${host}", which is not an address of this machine.`);
    throw error;
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** How much of what came is parsed at a time, in bytes: more than the headers of nearly every request. */
const PIECE = 2_048;

/**
 * Lets Node's parser see what a connection sends in small pieces, and none of it once the connection is cut. Node reads
 * up to 64 KB at once, makes objects of all the 1,300 requests that may be in it, and an error with a stack for each
 * when the connection closes: for 50 connections that takes more than a second.
 * @param socket one whose requests a server of Node has begun to read
 */
function readInPieces(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    Reflect.apply(parse, socket, [chunk.subarray(0, PIECE)]);
    // While the connection is paused the rest waits; otherwise it comes here again at once.
    if (chunk.length > PIECE && !socket.destroyed) socket.unshift(chunk.subarray(PIECE));
  });
}
