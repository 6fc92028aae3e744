import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** The part of a load balancer that matters: requests go to gateways in turn, past those that take none. */
export interface RoundRobin {
  port: number;
  close(): void;
}

/**
 * Passes requests on as nginx and Caddy do by default: another gateway is tried where no connection could be made, and a
 * connection that breaks once the request was sent is answered 502, because nobody knows whether it was carried out.
 * @param ports of the gateways at this moment
 */
export async function roundRobin(ports: () => readonly number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function pass(incoming: IncomingMessage, answer: ServerResponse, body: Buffer): void {
    const all = ports();
    const first = (turn += 1);

    function attempt(tried: number): void {
      const port = all[(first + tried) % all.length];
      const headers = { ...incoming.headers, 'x-forwarded-for': '127.0.0.1' };
      const { method, url: path } = incoming;
      const call = request(
        { host: '127.0.0.1', port, method, path, headers, agent },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.on('error', () => answer.destroy());
          response.pipe(answer);
        },
      );
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (answer.headersSent) answer.destroy();
        else if (error.code === 'ECONNREFUSED' && tried + 1 < all.length) attempt(tried + 1);
        else answer.writeHead(502, { 'content-type': 'application/json' }).end('{}');
      });
      call.end(body);
    }

    attempt(0);
  }

  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, answer, Buffer.concat(chunks)));
    incoming.on('error', () => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
