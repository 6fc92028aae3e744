import type { Server, ServerOptions } from 'node:http';

/**
 * Time limits against clients that send slowly on purpose, for any Node server that mounts the
 * gateway: the headers within 10 seconds, the whole request within 20, checked every 2 seconds.
 */
export const SLOW_CLIENT_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions;

/** Accepts no more connections and resolves when the requests under way have been answered. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
