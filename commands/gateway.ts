/** `npm run gateway`: serves the gateway alone. Settings come from the environment (README). */
import { openGateway } from '../gateway/gateway.ts';
import { jsonLog } from '../gateway/log.ts';
import { readSettings } from '../gateway/settings.ts';
import { run } from '../server/run.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = jsonLog((line) => process.stdout.write(line), Date.now);
  const gateway = await openGateway(settings, log);
  const port = await run({ fetch: gateway.app.fetch, gateway, settings, log });
  log('info', 'accepting', { port });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
