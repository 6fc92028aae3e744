import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

export interface Listening {
  address: string;
  /** Asks for a path exactly as it is written, and for no compression unless a header says so. */
  request: (path: string, asked?: Asked) => Promise<Response>;
  close: () => void;
}

/** A server of its own, on a free port, for what answers requests. */
export async function listening(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server listens on no port.');
  const { port } = at;
  return {
    address: `http://localhost:${port}`,
    close: () => server.close().closeAllConnections(),
    request: (path, { method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const call = request({ port, path, method, headers }, (response) => {
          const { statusCode: status = 0, rawHeaders } = response;
          const pairs = rawHeaders.flatMap((name, n): [string, string][] =>
            n % 2 === 0 ? [[name, rawHeaders[n + 1] ?? '']] : [],
          );
          buffer(response)
            .then((body) => new Response(body.length > 0 ? body : null, { status, headers: pairs }))
            .then(resolve, reject);
        });
        call.on('error', reject).end();
      }),
  };
}
