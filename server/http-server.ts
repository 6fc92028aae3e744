import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { BlockList } from 'node:net';
import { limitConnections } from './connection-limits.ts';
import { readInPieces } from './read-in-pieces.ts';
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
 * @param host address to listen on; all of them where there is none
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
