import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { openGateway } from '../gateway/gateway.ts';
import { jsonLog } from '../gateway/log.ts';
import type { Connection } from '../gateway/context.ts';
import { closeServer, SLOW_CLIENT_LIMITS } from '../server/http-server.ts';
import { readSettings } from '../gateway/settings/settings.ts';
import { readServing, SERVING_FILE } from '../prerender/output/serving.ts';
import { siteFolders } from '../prerender/engine/paths.ts';
import { staticFiles } from '../server/static-files.ts';

const DEFAULT_PORT = '4173';

/**
 * Serves the built site, and the gateway that takes its inquiries, until the process is told to stop.
 * @throws when there is no build, or a setting is wrong
 */
export async function serveSite(site: string): Promise<void> {
  const { dist } = siteFolders(site);
  const servingFile = join(dist, SERVING_FILE);
  if (!existsSync(servingFile)) {
    throw new Error(`There is no built site in ${relative('.', dist)}. Run npm run build first.`);
  }
  const serving = readServing(dist);

  const settings = readSettings({
    PORT: DEFAULT_PORT,
    CLIENT_ID: serving.clientId,
    ...process.env,
  });
  const log = jsonLog((line) => process.stdout.write(line), Date.now);
  const gateway = await openGateway(settings, log);
  const app = new Hono<Connection>();
  app.route('/', gateway.app);
  app.route('/', staticFiles(dist, serving));

  const answer = getRequestListener(app.fetch);
  const server = createServer(SLOW_CLIENT_LIMITS, (request, response) => {
    // In HTTP/1.1 a connection stays open without that being said, and the first round trip has no room.
    response.removeHeader('Connection');
    void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${settings.port} is taken. Set PORT to another one, such as PORT=4200.`)
      : error;
  });
  gateway.start();
  console.log(`Serving http://localhost:${settings.port}`);

  const stop = async () => {
    await closeServer(server);
    await gateway.stop();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
