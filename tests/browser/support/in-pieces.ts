import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Serves a site as another server does, but for one document, which comes as slowly as the test wants. */
export interface SlowSite {
  origin: string;
  /** Sends the next piece of the document, once it has been asked for; the rest with the last one. */
  send: (piece: string, isLast: boolean) => Promise<void>;
  close: () => Promise<void>;
}

/** @param route of the document that is sent in pieces */
export async function serveInPieces(from: string, route: string): Promise<SlowSite> {
  let isAsked: (response: ServerResponse) => void;
  const asked = new Promise<ServerResponse>((resolve) => {
    isAsked = resolve;
  });
  const server = createServer(({ url = '/' }, response) => {
    void (async () => {
      const answer = await fetch(new URL(url, from));
      const type = answer.headers.get('content-type') ?? 'text/plain';
      const policy = answer.headers.get('content-security-policy');
      const headers = {
        'Content-Type': type,
        ...(policy && { 'Content-Security-Policy': policy }),
      };
      response.writeHead(answer.status, headers);
      if (url === route) isAsked(response);
      else response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = addressOf(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    send: async (piece, isLast) => {
      const response = await asked;
      if (isLast) response.end(piece);
      else response.write(piece);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === 'object' && address) return address;
  throw new Error('The server has no port.');
}
