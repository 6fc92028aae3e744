import { getRequestListener } from '@hono/node-server';
import type { RequestListener } from 'node:http';
import { isForGateway } from '../gateway/addresses/own-paths.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Log } from '../gateway/log.ts';
import { followSecretFiles } from '../gateway/settings/secret-files.ts';
import { type Settings, SettingsError } from '../gateway/settings/settings.ts';
import { createHttpServer, listen } from './http-server.ts';
import { TRANSPORT_SECURITY } from '../prerender/output/headers/file-headers.ts';
import { requestedPath } from '../prerender/output/headers/site-path.ts';
import { cameOverTls } from './over-tls.ts';
import { closeServer } from './stop.ts';

interface Running {
  gateway: Gateway;
  /** Answers all that is not for the gateway; without it the gateway does that, too. */
  files?: RequestListener;
  settings: Pick<Settings, 'port' | 'host' | 'trustedProxies'>;
  /** Reads the settings again, as they are when a file of a secret has changed. @throws SettingsError */
  read: () => Settings;
  log: Log;
}

/** A server that listens. */
export interface Served {
  port: number;
  /** Accepts nothing more, finishes what is under way, then ends the gateway. */
  stop: () => Promise<void>;
}

/**
 * Serves until it is stopped; the gateway delivers meanwhile.
 * @throws with a sentence when it cannot listen
 */
export async function run({ gateway, files, settings, read, log }: Running): Promise<Served> {
  // Probes by HTTP/1.0 name no host.
  const routes = getRequestListener(gateway.app.fetch, { hostname: 'localhost' });
  const server = createHttpServer((request, response) => {
    if (files && !isForGateway(requestedPath(request.url))) {
      files(request, response);
      return;
    }
    // Here, because not every answer comes from a route: a host that is not one is refused before.
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (cameOverTls(request, settings.trustedProxies))
      response.setHeaders(new Map(Object.entries(TRANSPORT_SECURITY)));
    void routes(request, response);
  }, settings.trustedProxies);
  const port = await listen(server, settings).catch(async (error: unknown) => {
    await gateway.stop();
    throw error;
  });
  gateway.start();
  const unfollow = followSecretFiles(process.env, () => {
    try {
      void gateway.renew(read());
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      log('error', 'settings not reloaded', { why: error.message });
    }
  });
  return {
    port,
    async stop() {
      unfollow();
      await closeServer(server);
      await gateway.stop();
    },
  };
}
