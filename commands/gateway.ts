import { existsSync } from 'node:fs';
import { openGateway } from '../gateway/gateway.ts';
import { stdoutLog } from '../gateway/log-output.ts';
import { Metrics } from '../gateway/metrics.ts';
import { withSecretFiles } from '../gateway/settings/secret-files.ts';
import { readSettings, type Settings } from '../gateway/settings/settings.ts';
import { followBuild } from '../server/follow-build.ts';
import { run } from '../server/run.ts';
import { stopOnSignal } from '../server/stop.ts';
import { command } from './door/command.ts';

const read = (): Settings => readSettings(withSecretFiles(process.env));

async function main(): Promise<void> {
  const settings = read();
  const { formsFile } = settings;
  if (!existsSync(formsFile)) {
    throw new Error(
      `There are no forms in ${formsFile}. Run npm run build first, or name the .forms.json of a built site in FORMS_FILE.`,
    );
  }
  const metrics = new Metrics();
  const log = stdoutLog(metrics);
  const gateway = await openGateway(settings, followBuild(formsFile), log, metrics);
  const served = await run({ gateway, settings, read, log });
  stopOnSignal(served, log);
  log('info', 'accepting', { port: served.port });
}

await command(
  {
    name: 'gateway',
    about:
      'Serves only the gateway. Settings come from the environment: see gateway/settings/settings.ts.',
    options: {},
    examples: ['npm run gateway', 'PORT=8080 DATA_DIR=/var/lib/inquiries npm run gateway'],
  },
  async () => {
    await main();
    return true;
  },
);
