import type { Gateway } from '../gateway/gateway.ts';
import type { Log } from '../gateway/log.ts';
import type { Settings } from '../gateway/settings/settings.ts';
import { createHttpServer, type Fetch, listen } from './http-server.ts';
import { stopOnSignal } from './stop.ts';

interface Running {
  fetch: Fetch;
  gateway: Gateway;
  settings: Pick<Settings, 'port' | 'host' | 'trustedProxies'>;
  log: Log;
}

/**
 * Serves until the process is told to stop; the gateway delivers meanwhile.
 * @returns the port it listens on
 * @throws with a sentence when it cannot listen
 */
export async function run({ fetch, gateway, settings, log }: Running): Promise<number> {
  const server = createHttpServer(fetch, settings.trustedProxies);
  const port = await listen(server, settings).catch(async (error: unknown) => {
    await gateway.stop();
    throw error;
  });
  stopOnSignal(server, gateway, log);
  gateway.start();
  return port;
}
