/** `npm run gateway`: serves the gateway alone. Settings come from the environment (README). */
import { openGateway } from '../gateway/gateway.ts';
import { stdoutLog } from '../gateway/log-output.ts';
import { Metrics } from '../gateway/metrics.ts';
import { readSettings } from '../gateway/settings.ts';
import { run } from '../server/run.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const metrics = new Metrics();
  const log = stdoutLog(metrics);
  const gateway = await openGateway(settings, log, metrics);
  const port = await run({ fetch: gateway.app.fetch, gateway, settings, log });
  log('info', 'accepting', { port });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
