/** `npm run gateway`: serves the gateway alone. Settings come from the environment (README). */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openGateway } from '../gateway/gateway.ts';
import { jsonLog } from '../gateway/log.ts';
import { closeServer, SLOW_CLIENT_LIMITS } from '../server/http-server.ts';
import { readSettings } from '../gateway/settings/settings.ts';

/** The port that the server really has: PORT=0 asks for any free one. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = jsonLog((line) => process.stdout.write(line), Date.now);
  const gateway = await openGateway(settings, log);
  const server = createServer(SLOW_CLIENT_LIMITS, getRequestListener(gateway.app.fetch));
  server.listen(settings.port, () => log('info', 'accepting', { port: portOf(server) }));
  gateway.start();

  async function stop(signal: NodeJS.Signals): Promise<void> {
    log('info', 'stopping', { signal });
    await closeServer(server);
    await gateway.stop();
    log('info', 'stopped');
  }
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
